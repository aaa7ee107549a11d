// Our own figures, written as small as they go: a fill and a path each. Busts live in a square of 48, standees stand with
// their feet at 0,0 and carry the head of their bust.

export type Stroke = readonly [fill: string, path: string];

const SKIN = '#ecc9a0';
export const SHADE = '#c9976d';
export const INK = '#171213';

interface Look {
  /** Behind the face, then before it. */
  readonly back: readonly Stroke[];
  readonly hair: readonly Stroke[];
  /** What nobody else has: a scarf, glasses, a tie. */
  readonly extra: readonly Stroke[];
  readonly brows: string;
  readonly jacket: string;
  readonly pose: Pose;
  readonly turned: boolean;
}

type Pose = 'ready' | 'strike' | 'call' | 'bow';

const LOOKS: Readonly<Record<string, Look>> = {
  levi: {
    back: [['#1d1c22', 'M13 24c-3-16 5-20 11-20s14 4 11 20l-3-4H16z']],
    hair: [['#1d1c22', 'M14 20c-2-12 4-16 10-16s12 4 10 16l-2 2c0-6-3-8-5-10 0 3-1 5-2 7-1-3-2-5-2-8-3 3-6 5-7 11z']],
    extra: [['#f4efe4', 'M19 35h10l-3 4 4 6-6-2-6 2 4-6z']],
    brows: 'M18 22l5 1.5M30 22l-5 1.5',
    jacket: '#3d4a45',
    pose: 'strike',
    turned: false,
  },
  mikasa: {
    back: [['#1a1a20', 'M12 32c-3-18 1-28 12-28s15 10 12 28l-4 2-8-6-8 6z']],
    hair: [['#1a1a20', 'M14 23c-1-13 3-18 10-18s11 5 10 18l-2 8c1-8-1-13-4-17l-3 6-2-6c-3 4-6 8-5 17l-2 0z']],
    extra: [['#a93a32', 'M14 33c6 4 14 4 20 0l3 5c-8 5-18 5-26 0zM29 40l6-1 2 9h-6z']],
    brows: 'M18 21.5l4.5 .5M30 21.5l-4.5 .5',
    jacket: '#6a5a48',
    pose: 'ready',
    turned: false,
  },
  armin: {
    back: [['#d9b45c', 'M12 30c-3-18 2-26 12-26s15 8 12 26l-4-4H16z']],
    hair: [
      ['#d9b45c', 'M13 26c-2-14 3-21 11-21s13 7 11 21l-2-9-18 0z'],
      ['#b8913f', 'M15 17h18l.5 2h-19z'],
    ],
    extra: [],
    brows: 'M18.5 20.5l3.5-1M29.5 20.5l-3.5-1',
    jacket: '#8a6f4d',
    pose: 'call',
    turned: false,
  },
  eren: {
    back: [['#3b2a20', 'M12 26C9 10 16 4 24 4s15 6 12 22l-3-3H15z']],
    hair: [['#3b2a20', 'M13 21l2-5-4 1 4-6-2-1 6-3 0-3 5 2 5-2 0 3 6 3-2 1 4 6-4-1 2 5-4-4-2 2-2-5-3 4-2-4-3 4-2-2z']],
    extra: [['#b99a6a', 'M23 35h2v9h-2z']],
    brows: 'M17.5 21l5 2M30.5 21l-5 2',
    jacket: '#4b5a49',
    pose: 'strike',
    turned: true,
  },
  hange: {
    back: [['#5a3d29', 'M13 25C10 10 16 4 24 4s14 6 11 21zM33 9c8 1 11 8 9 18l-4-4-1 5-4-13z']],
    hair: [['#5a3d29', 'M13 22c-1-11 4-17 11-17s12 6 11 17l-4-8-5-3-3 4-1-3-5 5z']],
    extra: [],
    brows: 'M17.5 20.5l4 0M30.5 20.5l-4 0',
    jacket: '#7b4f3a',
    pose: 'call',
    turned: true,
  },
  erwin: {
    back: [['#c8a054', 'M13 21C11 9 16 4 24 4s13 5 11 17z']],
    hair: [['#c8a054', 'M13 20c-2-10 3-16 11-16 9 0 13 6 11 16l-2-7c-5 0-10-1-13-4-1 4-3 6-5 6z']],
    extra: [
      ['#3f8f86', 'M22 38h4v4h-4z'],
      [INK, 'M23.5 34h1v4h-1z'],
    ],
    brows: 'M17 20.5h5.5v1.5H17zM31 20.5h-5.5v1.5H31z',
    jacket: '#2f4238',
    pose: 'ready',
    turned: true,
  },
  conny: {
    back: [],
    hair: [['#6f675c', 'M14 19c-1-9 3-14 10-14s11 5 10 14c-2-5-5-7-10-7s-8 2-10 7z']],
    extra: [],
    brows: 'M18 20.5l4 1M30 20.5l-4 1',
    jacket: '#9a7a52',
    pose: 'strike',
    turned: false,
  },
  sasha: {
    back: [['#7a3f24', 'M13 25C10 10 16 4 24 4s14 6 11 21zM20 5c-3-5 5-7 6-2 8 0 14 4 15 12-4-3-8-5-14-6z']],
    hair: [['#7a3f24', 'M13 24c-1-13 4-18 11-18s12 5 11 18l-2-7-5-5-1 5-3-5-3 6-1-5-5 5z']],
    extra: [],
    brows: 'M18 20l4 .5M30 20l-4 .5',
    jacket: '#a4865a',
    pose: 'bow',
    turned: false,
  },
};

const ANYBODY: Look = {
  back: [],
  hair: [['#4a3a30', 'M14 19c-1-9 3-14 10-14s11 5 10 14c-2-5-5-7-10-7s-8 2-10 7z']],
  extra: [],
  brows: 'M18 21h4M30 21h-4',
  jacket: '#6a5a48',
  pose: 'ready',
  turned: false,
};

export interface Bust {
  readonly head: readonly Stroke[];
  readonly body: readonly Stroke[];
  /** The side of the face that the light does not reach; it has no outline. */
  readonly shade: string;
  readonly brows: string;
  readonly glasses: boolean;
}

function look(hero: string): Look {
  return LOOKS[hero] ?? ANYBODY;
}

export function bust(hero: string): Bust {
  const { back, hair, extra, brows, jacket } = look(hero);
  const jaw =
    hero === 'erwin'
      ? 'M14.5 18c0-8 19-8 19 0v8c0 6-5 10-9.5 10s-9.5-4-9.5-10z'
      : 'M15 18c0-8 18-8 18 0v7c0 6-5 10-9 10s-9-4-9-10z';
  return {
    head: [...back, [SKIN, jaw], ...hair],
    shade: 'M15.5 19c2 8 1 11 8 15.5-4-.5-8-4-8-9.5zM24 24.5l-2 3.8 2.5.5z',
    body: [
      [SKIN, 'M20 31h8v8h-8z'],
      [jacket, 'M2 48c1-8 8-11 17-13l5 4 5-4c9 2 16 5 17 13z'],
      ['#efe3c8', 'M19 36l5 4-3 8h-3zM29 36l-5 4 3 8h3z'],
      ...extra,
    ],
    brows,
    glasses: hero === 'hange',
  };
}

const CAPE = '#40504a';
const TROUSERS = '#e4d9c0';
const BOOTS = '#4a3527';
const STEEL = '#dfe3e0';

interface Body {
  readonly strokes: readonly Stroke[];
  /** Where the head sits. */
  readonly neck: readonly [number, number];
}

const LEGS: Readonly<Record<Pose, readonly Stroke[]>> = {
  ready: [
    [TROUSERS, 'M-6-19H6L10-8 6-7 0-15-6-7-10-8z'],
    [BOOTS, 'M-10-9l4 2-1 7h-6zM10-9l-4 2 1 7h6z'],
  ],
  strike: [
    [TROUSERS, 'M-6-19H6l7 8-4 4-8-7-7 6-5-3z'],
    [BOOTS, 'M-11-11l5 3-4 8h-6zM13-12l-4 5 5 7 5-2z'],
  ],
  call: [
    [TROUSERS, 'M-6-19H6l1 11-5 0-2-7-2 7-5 0z'],
    [BOOTS, 'M-7-9h5v9h-7zM2-9h5l2 9H2z'],
  ],
  bow: [
    [TROUSERS, 'M-6-19H6l4 11-5 1-4-8-3 8-6 0z'],
    [BOOTS, 'M-9-8h6l-1 8h-7zM5-8l5-1 3 9H6z'],
  ],
};

function bodyOf(pose: Pose, jacket: string): Body {
  const trunk: Stroke = [jacket, 'M-7-36H7l1 16-3 3H-5l-3-3z'];
  const straps: Stroke = [INK, 'M-5-36l1 0 9 18-1 0zM-6-24H6v1.2H-6z'];
  const legs = LEGS[pose];
  switch (pose) {
    case 'ready':
      return {
        neck: [0, -44],
        strokes: [
          [CAPE, 'M-5-37L-16-22-19-6l7-4 6-10z'],
          ...legs,
          trunk,
          straps,
          [jacket, 'M-7-35l-8 11 3 3 7-7zM7-35l8 11-3 3-7-7z'],
          [STEEL, 'M-14-23L-30-9l1.5 1L-12-20zM14-23L30-11l-1 1.5L12-20z'],
        ],
      };
    case 'strike':
      return {
        neck: [-1, -44],
        strokes: [
          [CAPE, 'M-5-37L-20-28-27-14l9-2 12-8z'],
          ...legs,
          trunk,
          straps,
          [jacket, 'M6-36l10-9 3 4-10 10zM-7-35l-9 7 2 4 8-4z'],
          [STEEL, 'M16-43L35-58l1 1.5L19-40zM-14-27l-16 8-.5-1.5L-16-30z'],
        ],
      };
    case 'call':
      return {
        neck: [0, -44],
        strokes: [
          [CAPE, 'M-5-37L-14-20-15-4l7-3 3-10z'],
          ...legs,
          trunk,
          straps,
          [jacket, 'M6-36l12-3 1 4-11 5zM-7-35l-4 13 4 1 4-8z'],
          [SKIN, 'M18-39l6-1 .5 3-6 2z'],
          [STEEL, 'M-11-21l-5 18 1.5 0 6-17z'],
        ],
      };
    case 'bow':
      return {
        neck: [-1, -44],
        strokes: [
          [CAPE, 'M-5-37L-16-22-19-8l8-4 5-8z'],
          ...legs,
          trunk,
          straps,
          [jacket, 'M6-35l13 1 0 4-13 1zM-7-35l-6 5 11 4 4-4z'],
          ['#7d5a35', 'M17-54c12 10 12 34 0 44l-1-1.5c8-12 8-29 0-41z'],
          [STEEL, 'M-8-32.5h32l3 .7-3 .7H-8z'],
        ],
      };
  }
}

export interface Standee {
  readonly body: readonly Stroke[];
  readonly head: readonly Stroke[];
  readonly neck: readonly [number, number];
  readonly turned: boolean;
}

/** The figure with the head of its bust; a scarf or a tie is worn on the table too. */
export function standee(hero: string): Standee {
  const { pose, jacket, turned, extra } = look(hero);
  const { strokes, neck } = bodyOf(pose, jacket);
  const scarf = extra.filter(([, path]) => path.startsWith('M14') || path.startsWith('M19'));
  return { body: strokes, head: [...bust(hero).head, ...scarf], neck, turned };
}

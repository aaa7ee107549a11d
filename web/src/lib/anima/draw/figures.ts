// Who stands on a token: a body by category, and a head and a weapon picked by the character's id, so that no two fighters
// of a party need look alike. Drawn for a base of radius 23; light parts take the token's colour, dark ones are cut into it.

import { hash } from './brush';

export interface Part {
  readonly d: string;
  /** Cut into the light rather than added to it. */
  readonly dark?: boolean;
  /** Drawn as a line of this width. */
  readonly line?: number;
  /** Edged, so that it stands out against the body behind it. */
  readonly edged?: boolean;
}

const dark = (d: string): Part => ({ d, dark: true });
const cut = (d: string, line = 1.2): Part => ({ d, dark: true, line });
const edged = (d: string): Part => ({ d, edged: true });

interface Wardrobe {
  readonly body: readonly Part[];
  readonly heads: readonly (readonly Part[])[];
  readonly arms: readonly (readonly Part[])[];
}

const SWORD = 'M12.500-15 14-17 15.500-15V3H18V5H15.200V10H12.800V5H10V3H12.500Z';
const AXE = 'M13-17H15V15H13ZM15-15C19.500-15 20.500-10 19.500-4 18-7 16.500-7.500 15-7.500ZM13-13C11-13 9.500-11 9.500-8.500 10.500-9.500 12-9.500 13-9Z';
const SPEAR = 'M13.300-10H14.700V16H13.300ZM14-20 16.800-13 14-9 11.200-13Z';
const HAMMER = 'M13.100-10H14.900V15H13.100ZM9.500-17H18.500V-10H9.500Z';
const SCYTHE = 'M13.200-16H14.800V16H13.200ZM15-17C8-20.500 2-18 0-13 5-15.500 10-14.500 14-12.500Z';
const BOW = 'M13.500-17C20.500-8 20.500 6 13.500 15.500L12.600 14.500C17-1 17-1 12.600-16ZM12.400-16H13.200V15H12.400Z';
const MACE = 'M13.300-8H14.700V13H13.300ZM14-18 17-16 18.300-12.500 17-9 14-7 11-9 9.700-12.500 11-16Z';
const GREAT = 'M-17 16.500-18.500 15 11-17 17-20 14.500-14ZM-13.500 7-6.500 13.500-8 15-15 8.500Z';
const BUCKLER = 'M-19.500 3H-8V10C-8 15-11 17.500-13.700 18.500-16.500 17.500-19.500 15-19.500 10Z';

const FIGHTER: Wardrobe = {
  body: [
    { d: 'M-18 14C-17 8-12 5-7 4L0 8 7 4C12 5 17 8 18 14A22 22 0 0 1-18 14Z' },
    cut('M-11 6C-9 9-9 13-10 18M11 11C9 13 9 15 9.500 18M0 8V20'),
  ],
  heads: [
    [{ d: 'M-6.500-6C-6.500-13 6.500-13 6.500-6V0L3 5H-3L-6.500 0Z' }, { d: 'M-1-12C-5-17-13-16-15-8-12-11-9-11-6.500-9Z' }, dark('M-5-5H5V-3H1V4H-1V-3H-5Z')],
    [{ d: 'M-7-5C-7-13 7-13 7-5V1L0 6-7 1Z' }, { d: 'M-6-9C-12-8-16-12-15.500-18-12.500-15-9-14-5.500-12ZM6-9C12-8 16-12 15.500-18 12.500-15 9-14 5.500-12Z' }, dark('M-5.500-4 0-2 5.500-4 4.500-1 0 .5-4.500-1Z')],
    [{ d: 'M-5.500-5C-5.500-11 5.500-11 5.500-5 5.500 1 3 5 0 5.500-3 5-5.500 1-5.500-5Z' }, { d: 'M-9 6C-11-6-8-16 0-16S11-6 9 6C6.500 6 6-1 5.500-5 2-8-3-9-5.500-5-6-1-6.500 6-9 6Z' }, cut('M-7.500 3C-8.500-5-6.500-12-1-14M7.500 3C8.500-3 8-8 6-11', 0.9), dark('M-3.400-3.300H-.9V-2H-3.400ZM.9-3.300H3.400V-2H.9Z')],
    [{ d: 'M-6-5C-6-11 6-11 6-5 6 1 3.500 5 0 5.500-3.500 5-6 1-6-5Z' }, { d: 'M-7.500-8-9-16-4.500-12 0-18 4.500-12 9-16 7.500-8Z' }, dark('M-3.600-3.500H-1V-2H-3.600ZM1-3.500H3.600V-2H1ZM-2.500 2C-1 1-1 1 0 1.200 1 1 1 1 2.500 2 1.500 4-1.500 4-2.500 2Z')],
    [{ d: 'M-7-3C-8-11-4-14 0-14S8-11 7-3L4-1V4L0 6.500-4 4V-1Z' }, { d: 'M-1-14C-2-19 2-21 5-19 3-18 2-16 2-14Z' }, dark('M-5-5H-1V-2.500H-4.500ZM5-5H1V-2.500H4.500ZM-.7-2H.7V4H-.7Z')],
  ],
  arms: [[{ d: SWORD }], [{ d: AXE }], [{ d: SPEAR }], [{ d: HAMMER }], [edged(GREAT)], [edged(BUCKLER), { d: SWORD }], [edged(BUCKLER), { d: MACE }], [{ d: SWORD }, { d: 'M-12.500-15-14-17-15.500-15V3H-18V5H-15.200V10H-12.800V5H-10V3H-12.500Z' }]],
};

const MYSTIC: Wardrobe = {
  body: [
    { d: 'M7-1C11 3 14 9 14 16A22 22 0 0 1-16 15C-16 9-12 3-9-1Z' },
    cut('M-9-1C-7 6-8 12-10 19M7-1C6 6 6 12 8 19', 1.1),
  ],
  heads: [
    [{ d: 'M-1-17C6-14 7.500-6 7-1 4 4-6 4-9-1-9.500-6-8-13-1-17Z' }, dark('M-1-10C4-8 4.500-2 3 2 1 5-3 5-5 2-6.500-2-6-8-1-10Z'), { d: 'M-4.100-2A1.100 1.100 0 1 0-1.900-2 1.100 1.100 0 1 0-4.100-2ZM-.1-2A1.100 1.100 0 1 0 2.100-2 1.100 1.100 0 1 0-.1-2Z' }],
    [{ d: 'M-6-4H4C4.500 1 2 5-1 6-4 5-6.500 1-6-4Z' }, { d: 'M-13-5C-8-7-6-8-5-12-4-16 0-19 6-18 3-16 3-13 4-9 5-7 8-6 11-5 3-2.500-5-2.500-13-5Z' }, dark('M-4-2.500H-2V-1H-4ZM0-2.500H2V-1H0Z'), cut('M-5.500-8.500C-2-7.500 2-7.500 4-8.500', 1)],
    [{ d: 'M-6-5C-6-11 4-11 4-5 4 1 2 5-1 5.500-4 5-6 1-6-5Z' }, { d: 'M-9 8C-13-4-9-15-1-15S11-4 7 8C4.500 6 5-2 4-6 1-9-3-9-6-6-7-2-6.500 6-9 8Z' }, { d: 'M-12-13A11.500 7 0 0 1 10-13', line: 1.4 }, dark('M-4-3H-1.800V-1.800H-4ZM0-3H2.200V-1.800H0Z')],
    [{ d: 'M-8-6-10-17-5-13C-3-15 1-15 3-13L8-17 6-6C6 1 2 5-1 6-4 5-8 1-8-6Z' }, dark('M-6-5-2-3.500-2.500-1.500-5.500-2ZM4-5 0-3.500 .5-1.500 3.500-2ZM-3 2H1L-1 4Z')],
    [{ d: 'M-1-16C5-16 8-10 7-2 6 3 3 6-1 6.500-5 6-8 3-9-2-10-10-7-16-1-16Z' }, dark('M-8-5H6V-1.500C2 .5-4 .5-8-1.500Z'), { d: 'M-5.500-3.500H-2.500V-2H-5.500ZM.5-3.500H3.500V-2H.5Z' }, cut('M-4 1.500V6M-1 2V6.500M2 1.500V6', 0.9)],
  ],
  arms: [
    [{ d: 'M12.800-7H14.200V15H12.800ZM13.500-17 15-12.500 19-11 15-9.500 13.500-5 12-9.500 8-11 12-12.500Z' }],
    [{ d: 'M12.800-7H14.200V15H12.800ZM13.500-17A5 5 0 1 1 13.400-17Z' }, cut('M11.500-13.500A2.500 2.500 0 0 1 14-15', 1)],
    [{ d: 'M12.800-6H14.200V15H12.800ZM16-18A6.500 6.500 0 1 0 18.500-7 5.500 5.500 0 1 1 16-18Z' }],
    [edged('M5 5 12 3 19 5V14L12 12 5 14Z'), cut('M12 3V12M7 7 10.500 6M13.500 6 17 7', 0.9)],
    [{ d: 'M14 2C20-4 16-9 17-16 11-12 8-6 10 0 11 4 14 4 14 2Z' }, dark('M13.500 1C15.500-2 14-5 14.500-8 11.500-5 11-2 12 1Z')],
    [{ d: 'M13-14A3 3 0 1 1 12.900-14ZM-15-10A2.600 2.600 0 1 1-15.100-10ZM16-3A2.200 2.200 0 1 1 15.900-3ZM-17-1A1.800 1.800 0 1 1-17.100-1Z' }],
    [{ d: 'M12.800-9H14.200V15H12.800ZM12.500-19H14.500V-15.500H18V-13.500H14.500V-9H12.500V-13.500H9V-15.500H12.500Z' }],
    [{ d: SCYTHE }],
  ],
};

const PROWLER: Wardrobe = {
  body: [{ d: 'M-16 15C-15 9-11 6-7 4H6C11 5 15 9 16 15A22 22 0 0 1-16 15Z' }, cut('M-5 4.500C-2 7 3 7 5.500 4.500')],
  heads: [
    [{ d: 'M-7 4C-10-1-11-8-6-13-1-18 9-19 15-11 11-13 8-11 8-8 9-4 9 0 6 4Z' }, dark('M-6-5C-4-9 4-9 6.500-6V-2.500C3-.5-3-.5-6-2Z'), cut('', 0), { d: 'M-4.500-4.500-1-3.500M1.500-3.500 5-4.800', line: 1.5 }],
    [{ d: 'M-6-6C-6-13 6-13 6-6 6 1 3.500 5 0 5.500-3.500 5-6 1-6-6Z' }, { d: 'M4-12C10-17 16-14 17-6 18 0 15 4 13 6 14 0 13-6 7-8Z' }, dark('M-6-1.500C-3 .5 3 .5 6-1.500 5.500 3 3 5.500 0 6-3 5.500-5.500 3-6-1.500Z'), dark('M-3.800-5H-1V-3.500H-3.800ZM1-5H3.800V-3.500H1Z')],
    [{ d: 'M-5.500-5H5.500C6 1 3 5 0 5.500-3 5-6 1-5.500-5Z' }, { d: 'M-16-6C-10-9-7-9-6-11-5-15-2-16 0-15 2-16 5-15 6-11 7-9 10-9 16-6 8-3-8-3-16-6Z' }, dark('M-4-3H-.8V-1.500H-4ZM.8-3H4V-1.500H.8Z'), cut('M-7-9C-2-7.500 2-7.500 7-9', 1)],
    [{ d: 'M0-19C7-16 10-8 9 5 4 7-4 7-9 5-10-8-7-16 0-19Z' }, dark('M0-12C5-9 6-3 5 2 2 4-2 4-5 2-6-3-5-9 0-12Z'), { d: 'M-3.500-3.500-.5-2.300-3.300-1.500ZM3.500-3.500 .5-2.300 3.300-1.500Z' }],
  ],
  arms: [
    [edged('M-13.500 16-15.500 14-7 8.500-8.500 6.800-7 5.500-5.600 7.100 13-3.500 14-3-3.500 9.800-2 11.500-3.500 12.800-5 11Z')],
    [{ d: BOW }],
    [edged('M-14 17-15.500 15.500 8 1.500 14 0 10 4.500ZM14 17 15.500 15.500-8 1.500-14 0-10 4.500Z')],
    [{ d: 'M14-14 15.500-9.500 20-8 15.500-6.500 14-2 12.500-6.500 8-8 12.500-9.500Z' }, dark('M14-9.200A1.200 1.200 0 1 1 13.900-9.200Z')],
    [edged('M5 8H19V10.500H12L11 16H8L9 10.500H5Z')],
    [{ d: 'M10 3 20-7 13 5ZM11 7 21 0 13 9ZM-10 3-20-7-13 5ZM-11 7-21 0-13 9Z' }],
    [{ d: 'M12 12C20 8 18-2 12-4 8-6 9-12 15-14 12-9 13-7 16-5 23 0 22 12 13 15Z' }],
    [{ d: SPEAR }],
  ],
};

export const CATEGORIES: Record<string, Wardrobe> = { fighter: FIGHTER, mystic: MYSTIC, prowler: PROWLER };

/** The parts of a character's picture, back to front. */
export function pictureOf(card: string, categories: readonly string[]): Part[] {
  const wardrobe = categories.map((name) => CATEGORIES[name]).find((found) => found !== undefined) ?? FIGHTER;
  const number = hash(card);
  const arms = wardrobe.arms[number % wardrobe.arms.length] ?? [];
  const head = wardrobe.heads[Math.floor(number / 64) % wardrobe.heads.length] ?? [];
  const behind = arms.filter((part) => part.d === GREAT);
  const before = arms.filter((part) => part.d !== GREAT);
  return [...behind, ...wardrobe.body, ...head, ...before].filter((part) => part.d !== '');
}

/** The signs on the shields. */
export const SIGNS: Record<string, string> = {
  empire: 'M-5.500 3-6-4-3-1.200 0-6 3-1.200 6-4 5.500 3ZM-5.500 4.200H5.500V5.800H-5.500Z',
  samael: 'M0 6.500C-2 3-5.500 2-5-4-3-2.500-2-3-1.500-5L0-2.500 1.500-5C2-3 3-2.500 5-4 5.500 2 2 3 0 6.500Z',
  wissenschaft:
    'M-1-6H1V-4.300L2.400-3.700 3.600-4.900 5-3.500 3.800-2.300 4.300-1H6V1H4.300L3.800 2.300 5 3.500 3.600 4.900 2.400 3.700 1 4.300V6H-1V4.300L-2.400 3.700-3.600 4.900-5 3.500-3.800 2.300-4.300 1H-6V-1H-4.300L-3.800-2.300-5-3.500-3.600-4.900-2.400-3.700-1-4.300ZM0-1.900A1.900 1.900 0 1 0 0 1.900 1.900 1.900 0 1 0 0-1.900Z',
  church: 'M-1-6.500H1V-4.500H3V-2.700H1V-.7H5V1.300H1V6.500H-1V1.300H-5V-.7H-1V-2.700H-3V-4.500H-1Z',
  'black-sun':
    'M0-3A3 3 0 1 1 0 3 3 3 0 1 1 0-3ZM-.7-6.200H.7V-4H-.7ZM-.7 4H.7V6.200H-.7ZM-6.200-.7H-4V.7H-6.200ZM4-.7H6.200V.7H4ZM-4.900-3.900-3.900-4.900-2.500-3.500-3.500-2.500ZM3.900-4.900 4.900-3.900 3.500-2.500 2.500-3.500ZM-3.500 2.500-2.500 3.500-3.900 4.900-4.900 3.900ZM3.500 2.500 4.900 3.900 3.900 4.900 2.500 3.500Z',
  'azur-alliance':
    'M0-6.500 1.200-3.900 4-3.700 1.900-1.900 2.500.7 0-.7-2.500.7-1.900-1.900-4-3.700-1.200-3.900ZM-5.500 2.300C-3.500.8-1.800.8 0 2.300S3.500 3.800 5.500 2.300V4.400C3.500 5.900 1.800 5.900 0 4.400S-3.500 2.900-5.500 4.400Z',
  'tol-rauko': 'M-4-6H-2V-4.500H-1V-6H1V-4.500H2V-6H4V-2L3-1V6H1V3.500C1 2.200-1 2.200-1 3.500V6H-3V-1L-4-2Z',
  wanderers: 'M0-6.500 1.700-1.700 6.500 0 1.700 1.700 0 6.500-1.700 1.700-6.500 0-1.700-1.700Z',
};

export const SHIELD = 'M-8.500-9H8.500V-1C8.500 4.500 4 8 0 10-4 8-8.500 4.500-8.500-1Z';
export const SHIELD_INNER = 'M-6.300-6.800H6.300V-1C6.300 3.500 3 6 0 7.500-3 6-6.300 3.500-6.300-1Z';
export const WAX =
  'M8.500 0A3 3 0 0 1 6.900 5 3 3 0 0 1 2.600 8.100 3 3 0 0 1-2.600 8.100 3 3 0 0 1-6.900 5 3 3 0 0 1-8.500 0 3 3 0 0 1-6.900-5 3 3 0 0 1-2.600-8.100 3 3 0 0 1 2.600-8.100 3 3 0 0 1 6.900-5 3 3 0 0 1 8.500 0Z';
export const OCTAGON = 'M-3.500-8.500H3.500L8.500-3.500V3.500L3.500 8.500H-3.500L-8.500 3.500V-3.500Z';
export const VEIL =
  'M0-23A23 23 0 0 1 23 0C23 6 22 10 20 13 17 9 13 11 11 17 8 13 3 14 0 20-4 14-8 14-11 18-13 11-17 10-20 13A23 23 0 0 1 0-23Z';
export const VEIL_FOLDS =
  'M-2-22C-8-14-18-2-19 11M-1-22C-5-10-11 4-11 16M0-22C0-8-1 6 0 18M1-22C5-10 11 4 11 15M2-22C8-14 18-2 19 11';

/** A spot on the rim, in degrees clockwise from the right. */
export const polar = (degrees: number, radius: number): { x: number; y: number } => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

const arcEnd = (degrees: number): string => {
  const at = polar(degrees, 28.4);
  return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
};
/** The arc of life over the top of a token. */
export const LIFE_ARC = `M${arcEnd(157)}A28.4 28.4 0 1 1 ${arcEnd(23)}`;

/** Where the pips of the action points lie, on either side of the shield. */
export function pipSpots(count: number): { x: number; y: number; r: number }[] {
  const half = Math.ceil(count / 2);
  const gap = half > 2 ? 38 / half : 19;
  const r = half > 2 ? Math.max(1.8, 7 / half) : 3.5;
  return Array.from({ length: count }, (_, index) => {
    const left = index < half;
    const degrees = left ? 145 - index * gap : 55 - (index - half) * gap + (half > 2 ? gap : 0);
    return { ...polar(degrees, 29), r };
  });
}

// The camera over the table: where it stands, where it is going, and how it shows what it is about.

import {
  UNIT,
  bringIntoView,
  cameraOn,
  clampCamera,
  onScreen,
  zoomAt,
  type Camera,
  type Size,
  type Spot,
} from './geometry';

/** What a camera has to know of the table it looks at. */
interface Scene {
  readonly sheet: Size;
  /** Whether it may be seen to move. */
  readonly motion: boolean;
  /** Where it stands before anybody has moved it. */
  home(window: Size): Camera;
}

/** Milliseconds of a ride. */
const RIDE = 250;
/** Pixels at the right and above that the small map takes. */
const MINIMAP = { width: 210, height: 290, from: 700 };

export class Lens {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  window = $state.raw<Size>({ width: 0, height: 0 });
  readonly #scene: () => Scene;
  #frame = 0;
  /** Where it will be, while it is on its way. */
  #going: Camera | null = null;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  resize(size: Size): void {
    const first = this.window.width === 0;
    this.window = size;
    const { sheet } = this.#scene();
    this.camera = first ? this.#scene().home(size) : clampCamera(this.camera, size, sheet);
  }

  /** The whole table. */
  whole(): void {
    this.glide(cameraOn([], this.window, this.#scene().sheet, 1));
  }

  home(): void {
    this.glide(this.#scene().home(this.window));
  }

  /** Goes far enough away to show all of these, if one of them is nearer to the edge of the window than this. */
  show(spots: readonly Spot[], rim: number, most = this.camera.zoom, margin = 1.8 * UNIT): void {
    if (this.window.width === 0) return;
    const hidden = spots.some((spot) => {
      const at = onScreen(this.#going ?? this.camera, this.window, spot);
      return at.x < rim || at.y < rim || at.x > this.window.width - rim || at.y > this.window.height - rim;
    });
    if (hidden) this.glide(cameraOn(spots, this.window, this.#scene().sheet, most, margin));
  }

  /** Moves as little as brings a spot into view, and from under the small map. */
  reveal(spot: Spot): void {
    const { sheet } = this.#scene();
    const camera = this.#going ?? this.camera;
    const shown = bringIntoView(camera, this.window, sheet, spot);
    const on = onScreen(shown, this.window, spot);
    const { width } = this.window;
    const hides = width > MINIMAP.from && on.x > width - MINIMAP.width && on.y < MINIMAP.height;
    const aside = { ...shown, x: shown.x + (on.x - width + MINIMAP.width + 20) / shown.zoom };
    const clear = hides ? clampCamera(aside, this.window, sheet) : shown;
    if (clear !== camera) this.glide(clear);
  }

  /** Follows a hand that pushes the table. */
  push(by: Spot): void {
    const { camera } = this;
    const moved = { ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom };
    this.camera = clampCamera(moved, this.window, this.#scene().sheet);
  }

  /** Nearer or farther, with what lies at a place of the window staying there. */
  zoom(factor: number, at: Spot = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.camera = zoomAt(this.camera, this.window, at, factor, this.#scene().sheet);
  }

  /** Puts the middle of the window there. */
  centre(spot: Spot): void {
    this.camera = clampCamera({ ...this.camera, x: spot.x, y: spot.y }, this.window, this.#scene().sheet);
  }

  /** Goes there in sight, so that nobody loses the place; at once where nothing may move. */
  glide(to: Camera): void {
    cancelAnimationFrame(this.#frame);
    const from = this.camera;
    this.#going = null;
    if (!this.#scene().motion || from === to) {
      this.camera = to;
      return;
    }
    this.#going = to;
    const begun = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - begun) / RIDE);
      const eased = share * share * (3 - 2 * share);
      const part = (a: number, b: number): number => a + (b - a) * eased;
      this.camera = share === 1 ? to : { x: part(from.x, to.x), y: part(from.y, to.y), zoom: part(from.zoom, to.zoom) };
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#going = null;
    };
    this.#frame = requestAnimationFrame(step);
  }
}

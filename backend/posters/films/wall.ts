import { lightFrame } from './lamp';
import { clamp, noise, type Rgb, type Sample, sampleInto, smooth, type Tile, wrap } from './pixels';

/** Where the wall hangs in the frame and how it moves; lengths in pixels of the frame. */
export type WallPlan = {
  readonly width: number;
  readonly height: number;
  /** 'columns' drift up and down, 'rows' drift sideways. */
  readonly flow: 'columns' | 'rows';
  readonly tilt: number;
  readonly centre: readonly [x: number, y: number];
  readonly gap: number;
  /** How much of the wall shows at a place (0 to 1 both ways): 0 ink, 1 full. */
  readonly reveal: (x: number, y: number) => number;
  /** Middle of the lamp behind the posters and how far it reaches. */
  readonly glow: readonly [x: number, y: number, reach: number];
};

export type DrawFrame = (turn: number, frame: number) => Buffer;

const INK: Rgb = [20, 15, 22];
const WINE: Rgb = [74, 16, 34];
const EMBER: Rgb = [222, 104, 34];
const GOLD: Rgb = [247, 181, 56];
const DISSOLVE = 0.09;

const blend = (from: Rgb, to: Rgb, t: number): Rgb => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
];

/** Precomputes what does not move: how much of the wall shows, and the colours and lamp behind it. */
function paintGround(plan: WallPlan) {
  const { width, height } = plan;
  const reveal = new Float32Array(width * height);
  const ground = new Float32Array(width * height * 3);
  const [gx, gy, reach] = plan.glow;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      reveal[at] = plan.reveal(x / width, y / height);
      const glow = Math.exp(-((x - gx) ** 2 + (y - gy) ** 2 * 0.8) / (reach * reach)) * 0.95;
      const wine = Math.exp(-((x - width * 0.42) ** 2 + (y + height * 0.1) ** 2) / (width * height * 0.16)) * 0.8 + (1 - y / height) * 0.12;
      ground.set(blend(blend(INK, WINE, clamp(wine)), blend(EMBER, GOLD, glow), glow), at * 3);
    }
  return { reveal, ground };
}

/** Finds the posters at a pixel. In a turn of the loop every poster moves by one place and fades into the one that was there. */
function makeHanging(plan: WallPlan, tiles: readonly [Tile, ...Tile[]]) {
  const [first] = tiles;
  const isRows = plan.flow === 'rows';
  const along = (isRows ? first.width : first.height) + plan.gap;
  const across = (isRows ? first.height : first.width) + plan.gap;
  const [sin, cos] = [Math.sin(plan.tilt), Math.cos(plan.tilt)];
  const later: Sample = new Float64Array(4);

  /** Fills the sample; gives the strength of the flash a changing poster makes. */
  return (sample: Sample, x: number, y: number, turn: number, zoom: number): number => {
    const [px, py] = [(x - plan.centre[0]) * zoom, (y - plan.centre[1]) * zoom];
    const [u, v] = [cos * px + sin * py, -sin * px + cos * py];
    const [lane, lengthwise] = isRows ? [v, u] : [u, v];
    const column = Math.floor(lane / across);
    const way = column % 2 ? 1 : -1;
    const moved = lengthwise + (way * turn + wrap(column * 0.37, 1)) * along;
    const slot = Math.floor(moved / along);
    const [inLane, inSlot] = [lane - column * across - plan.gap / 2, moved - slot * along - plan.gap / 2];
    const [tu, tv] = isRows ? [inSlot, inLane] : [inLane, inSlot];
    const start = 0.1 + 0.7 * noise(slot + 400, column + 90);
    const changed = smooth(start, start + DISSOLVE, turn);
    const posterAt = (place: number) => tiles[wrap(place + column * 5, tiles.length)] ?? first;
    sampleInto(sample, posterAt(changed < 1 ? slot : slot - way), tu, tv);
    if (changed === 0 || changed === 1) return 0;
    sampleInto(later, posterAt(slot - way), tu, tv);
    for (let c = 0; c < 4; c++) sample[c] = (sample[c] ?? 0) * (1 - changed) + (later[c] ?? 0) * changed;
    return Math.sin(changed * Math.PI) * 0.3;
  };
}

/** Makes a film of the wall that loops seamlessly. */
export function makeWall(plan: WallPlan, tiles: readonly [Tile, ...Tile[]]): DrawFrame {
  const { width, height } = plan;
  const { reveal, ground } = paintGround(plan);
  const hanging = makeHanging(plan, tiles);
  const sample: Sample = new Float64Array(4);
  return (turn, frame) => {
    const out = Buffer.allocUnsafe(width * height * 3);
    const lights = lightFrame(plan, turn, frame);
    const zoom = 1 / (1.01 + 0.012 * Math.sin(turn * Math.PI * 2));
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const shown = reveal[at] ?? 0;
        let [r, g, b] = [ground[at * 3] ?? 0, ground[at * 3 + 1] ?? 0, ground[at * 3 + 2] ?? 0];
        if (shown > 0.004) {
          const flash = hanging(sample, x, y, turn, zoom);
          const warm = (0.86 + 0.3 * lights.beam(x, y) + flash) * shown;
          const keep = 1 - shown * (sample[3] ?? 0);
          r = r * keep + (sample[0] ?? 0) * warm;
          g = g * keep + (sample[1] ?? 0) * warm * 0.98;
          b = b * keep + (sample[2] ?? 0) * warm * 0.92;
        }
        lights.print(out, at * 3, x, y, [r, g, b], 0.25 + 0.75 * shown);
      }
    return out;
  };
}

import type { Tile } from './poster-tiles';

/** Where the wall hangs in the frame and how it moves; lengths in pixels of the frame. */
export type WallPlan = {
  readonly width: number;
  readonly height: number;
  /** 'columns' drift up and down, 'rows' drift sideways. */
  readonly flow: 'columns' | 'rows';
  readonly tilt: number;
  readonly centre: readonly [x: number, y: number];
  readonly gap: number;
  /** How much of the wall shows at a place: 0 ink, 1 full. */
  readonly reveal: (x: number, y: number) => number;
  /** Middle of the lamp behind the posters and how far it reaches. */
  readonly glow: readonly [x: number, y: number, reach: number];
};

type Rgb = readonly [r: number, g: number, b: number];
const INK: Rgb = [20, 15, 22];
const WINE: Rgb = [74, 16, 34];
const GOLD: Rgb = [247, 181, 56];
const EMBER: Rgb = [222, 104, 34];
const LAMP: Rgb = [255, 190, 110];
const DISSOLVE = 0.09;
const GRAIN = 256;

const clamp = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
/** Steady noise from two whole numbers, 0 to 1. */
const noise = (a: number, b: number) => {
  let n = Math.imul(a, 374761393) ^ Math.imul(b, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
};
const wrap = (index: number, length: number) => ((index % length) + length) % length;

/** What never moves: how much wall shows, the lamp behind it, the warm dark of the empty side. */
function paintStill(plan: WallPlan) {
  const { width, height } = plan;
  const reveal = new Float32Array(width * height);
  const ground = new Float32Array(width * height * 3);
  const [gx, gy, reach] = plan.glow;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      reveal[at] = plan.reveal(x / width, y / height);
      const glow = Math.exp(-((x - gx) ** 2 + (y - gy) ** 2 * 0.8) / (reach * reach)) * 0.95;
      const wine = Math.exp(-((x - width * 0.42) ** 2 + (y + height * 0.1) ** 2) / (width * height * 0.16)) * 0.8 + (1 - y / height) * 0.12;
      for (let c = 0; c < 3; c++) {
        const dark = (INK[c] ?? 0) + ((WINE[c] ?? 0) - (INK[c] ?? 0)) * clamp(wine);
        const flame = (EMBER[c] ?? 0) + ((GOLD[c] ?? 0) - (EMBER[c] ?? 0)) * glow;
        ground[at * 3 + c] = dark + (flame - dark) * glow;
      }
    }
  return { reveal, ground };
}

/** A film of the wall, seamless over one turn: every poster moves one place on and meanwhile becomes the one that hung there. */
export function makeWall(plan: WallPlan, tiles: readonly Tile[]): (turn: number, frame: number) => Buffer {
  const { width, height } = plan;
  const { reveal, ground } = paintStill(plan);
  const first = tiles[0];
  if (!first) throw new Error('The wall needs at least one poster.');
  const grain = Int8Array.from({ length: GRAIN * GRAIN }, (_, i) => Math.round((noise(i, 7) - 0.5) * 7));
  const [sin, cos] = [Math.sin(plan.tilt), Math.cos(plan.tilt)];
  const isRows = plan.flow === 'rows';
  const along = (isRows ? first.width : first.height) + plan.gap;
  const across = (isRows ? first.height : first.width) + plan.gap;
  const colour: [number, number, number, number] = [0, 0, 0, 0];

  const sample = (tile: Tile, u: number, v: number) => {
    const [x0, y0] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [u - x0, v - y0];
    for (let c = 0; c < 4; c++) colour[c] = 0;
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 2; i++) {
        const [x, y] = [x0 + i, y0 + j];
        if (x < 0 || y < 0 || x >= tile.width || y >= tile.height) continue;
        const weight = (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
        const at = (y * tile.width + x) * 4;
        const alpha = ((tile.data[at + 3] ?? 0) / 255) * weight;
        for (let c = 0; c < 3; c++) colour[c] = (colour[c] ?? 0) + (tile.data[at + c] ?? 0) * alpha;
        colour[3] += alpha;
      }
  };

  return (turn, frame) => {
    const out = Buffer.allocUnsafe(width * height * 3);
    const angle = turn * Math.PI * 2;
    const zoom = 1 / (1.01 + 0.012 * Math.sin(angle));
    const beam = { x: width * (0.98 + 0.05 * Math.sin(angle)), y: -height * 0.12, lean: -0.62 + 0.24 * Math.sin(angle + 0.8) };
    const leaks = [
      {
        x: width * (0.66 + 0.14 * Math.cos(angle)),
        y: height * (0.16 + 0.12 * Math.sin(angle)),
        r: height * 0.5,
        strength: 0.22 + 0.1 * Math.sin(angle + 2),
      },
      {
        x: width * (0.88 + 0.08 * Math.sin(angle)),
        y: height * (0.86 + 0.08 * Math.cos(angle)),
        r: height * 0.4,
        strength: 0.2 + 0.1 * Math.sin(angle + 4),
      },
    ];
    const shift = { x: Math.floor(noise(frame, 1) * GRAIN), y: Math.floor(noise(frame, 2) * GRAIN) };
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        let [r, g, b] = [ground[at * 3] ?? 0, ground[at * 3 + 1] ?? 0, ground[at * 3 + 2] ?? 0];
        const shown = reveal[at] ?? 0;
        let light = 0;
        for (const leak of leaks) {
          const d = ((x - leak.x) ** 2 + (y - leak.y) ** 2) / (leak.r * leak.r);
          if (d < 1) light += leak.strength * (1 - d) * (1 - d);
        }
        if (shown > 0.004) {
          const [px, py] = [(x - plan.centre[0]) * zoom, (y - plan.centre[1]) * zoom];
          const [u, v] = [cos * px + sin * py, -sin * px + cos * py];
          const [lane, lengthwise] = isRows ? [v, u] : [u, v];
          const column = Math.floor(lane / across);
          const way = column % 2 ? 1 : -1;
          const moved = lengthwise + way * turn * along + wrap(column * 0.37, 1) * along;
          const slot = Math.floor(moved / along);
          const [inLane, inSlot] = [lane - column * across - plan.gap / 2, moved - slot * along - plan.gap / 2];
          const [tu, tv] = isRows ? [inSlot, inLane] : [inLane, inSlot];
          const start = 0.1 + 0.7 * noise(slot + 400, column + 90);
          const mixed = smooth(start, start + DISSOLVE, turn);
          const pick = (k: number) => tiles[wrap(k + column * 5, tiles.length)] ?? first;
          sample(pick(mixed < 1 ? slot : slot - way), tu, tv);
          let [tr, tg, tb, ta] = colour;
          if (mixed > 0 && mixed < 1) {
            sample(pick(slot - way), tu, tv);
            tr += (colour[0] - tr) * mixed;
            tg += (colour[1] - tg) * mixed;
            tb += (colour[2] - tb) * mixed;
            ta += (colour[3] - ta) * mixed;
          }
          const flash = Math.sin(mixed * Math.PI) * 0.3;
          const off = (x - beam.x) / (y - beam.y + 1) - beam.lean;
          const warm = 0.86 + 0.3 * Math.exp(-off * off * 6) + flash;
          const k = shown * ta;
          const keep = ta > 0 ? 1 - k : 1;
          r = r * keep + tr * warm * shown;
          g = g * keep + tg * warm * shown * 0.98;
          b = b * keep + tb * warm * shown * 0.92;
        }
        const dust = grain[((y + shift.y) % GRAIN) * GRAIN + ((x + shift.x) % GRAIN)] ?? 0;
        const screen = light * (0.25 + 0.75 * shown);
        out[at * 3] = Math.max(0, Math.min(255, r + (LAMP[0] - r * 0.6) * screen + dust));
        out[at * 3 + 1] = Math.max(0, Math.min(255, g + (LAMP[1] - g * 0.6) * screen * 0.8 + dust));
        out[at * 3 + 2] = Math.max(0, Math.min(255, b + (LAMP[2] - b * 0.6) * screen * 0.5 + dust));
      }
    return out;
  };
}

/** A picture as raw RGBA. */
export type Tile = { readonly width: number; readonly height: number; readonly data: Uint8Array };
export type Rgb = readonly [r: number, g: number, b: number];

export const clamp = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);
export const wrap = (index: number, length: number) => ((index % length) + length) % length;

/** Eases from 0 at `from` to 1 at `to`; falling when `to` is less. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Returns deterministic noise, 0 to 1, for two whole numbers. */
export function noise(a: number, b: number): number {
  let n = Math.imul(a, 374761393) ^ Math.imul(b, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** A sample: red, green and blue premultiplied by the alpha in fourth place. One array is reused. */
export type Sample = Float64Array;

/** Samples a picture between its pixels; transparent outside it. */
export function sampleInto(sample: Sample, tile: Tile, u: number, v: number): void {
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x0, v - y0];
  sample.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const [right, below] = [corner & 1, corner >> 1];
    const [x, y] = [x0 + right, y0 + below];
    if (x < 0 || y < 0 || x >= tile.width || y >= tile.height) continue;
    const at = (y * tile.width + x) * 4;
    const cover = ((tile.data[at + 3] ?? 0) / 255) * (right ? fx : 1 - fx) * (below ? fy : 1 - fy);
    for (let c = 0; c < 3; c++) sample[c] = (sample[c] ?? 0) + (tile.data[at + c] ?? 0) * cover;
    sample[3] = (sample[3] ?? 0) + cover;
  }
}

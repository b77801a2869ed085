import type { Palette } from '../palettes';

/** Dots that grow away from the lamp. Zero-length round strokes grouped by width take a tenth of the bytes of circles. */
export function halftone(p: Palette, key: number, width: number, height: number): string {
  const step = 15;
  const rows = new Map<number, string>();
  for (let y = 0, row = 0; y < height + step; y += 13, row++)
    for (let x = (row % 2) * 7.5; x < width + step; x += step) {
      const away = ((key > 0 ? width - x : x) / width) * 0.55 + (y / height) * 0.62 - 0.46;
      const size = Math.round(Math.min(1, Math.max(0, away)) * 9) * 1.8;
      if (size > 1) rows.set(size, `${rows.get(size) ?? ''}M${Math.round(x)} ${y}h0`);
    }
  const paths = [...rows].map(([size, d]) => `<path d="${d}" stroke-width="${size.toFixed(1)}"/>`).join('');
  return `<g stroke="${p.deep}" stroke-linecap="round" opacity=".2">${paths}</g>`;
}

import { darken, mix } from '../drawing/colour';
import { paletteOf } from '../palettes';
import { POSTER } from '../sheet';

export const HIDDEN_COUNT = 6;

/** Draws a placeholder of a few discs and a rounded block, without any trait of a person. */
const SHAPES = [
  { palette: 'curtain', x: 188, head: 74, lean: -8 },
  { palette: 'teal', x: 214, head: 70, lean: 6 },
  { palette: 'plum', x: 200, head: 80, lean: 0 },
  { palette: 'coffee', x: 182, head: 72, lean: 10 },
  { palette: 'dusk', x: 220, head: 76, lean: -5 },
  { palette: 'olive', x: 204, head: 72, lean: 4 },
] as const;

export function composeHiddenPlaceholder(index: number): string {
  const shape = SHAPES[index];
  if (!shape) throw new RangeError(`Hidden placeholder ${index} is not one of 0 to ${HIDDEN_COUNT - 1}.`);
  const p = paletteOf(shape.palette);
  const { width: W, height: H } = POSTER;
  const tone = mix(p.spot, '#c0845a', 0.5);
  const { x, head } = shape;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${darken(p.bg, 0.3)}"/>` +
    `<circle cx="${x + 40}" cy="190" r="170" fill="${p.spot}"/><g transform="rotate(${shape.lean} ${x} 260)">` +
    `<rect x="${x - 150}" y="330" width="300" height="240" rx="120" fill="${mix(p.accent, p.deep, 0.4)}"/>` +
    `<rect x="${x - 36}" y="250" width="72" height="120" rx="30" fill="${mix(tone, p.deep, 0.4)}"/>` +
    `<ellipse cx="${x}" cy="196" rx="${head + 22}" ry="${head + 34}" fill="${p.deep}"/><ellipse cx="${x}" cy="216" rx="${head - 6}" ry="${head + 14}" fill="${tone}"/></g>` +
    `<rect y="300" width="${W}" height="200" fill="${p.deep}" opacity=".5"/></svg>`
  );
}

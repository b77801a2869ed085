import type { FigureColours } from '../palettes';
import { makeProjector, type Point, pts, round, type Side, spline, type View } from './outline';

export const fill = (d: string, colour: string, extra = '') => `<path d="${d}" fill="${colour}"${extra}/>`;
export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
export const dot = (x: number, y: number, r: number, colour: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${extra}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}"${extra}/>`;
export const group = (clipId: string, inner: string) => `<g clip-path="url(#${clipId})">${inner}</g>`;
export const fade = (opacity: number) => ` opacity="${opacity}"`;

/** What every part of the figure draws with: the turned head, the lamp's side, the colours, and clips kept for <defs>. */
export type Pen = {
  readonly key: Side;
  readonly colours: FigureColours;
  /** A curve through points on the head, turned with it. */
  readonly path: (points: readonly Point[] | string, isClosed?: boolean) => string;
  readonly at: (x: number, y: number, z: number) => readonly [number, number];
  readonly clip: (d: string) => string;
  /** Edge light: the shape in the rim colour, then the same shape moved towards the lamp over it. */
  readonly rimmed: (d: string, base: string, width: number, inner?: string) => string;
  readonly defs: () => string;
};

export function makePen(view: View, key: Side, colours: FigureColours, uid: string): Pen {
  const project = makeProjector(view);
  const defs: string[] = [];
  const clip = (d: string) => {
    const id = `${uid}c${defs.length}`;
    defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return id;
  };
  return {
    key,
    colours,
    path: (points, isClosed) => spline((typeof points === 'string' ? pts(points) : points).map(project), isClosed),
    at: (x, y, z) => {
      const [px, py] = project([x, y, z, false]);
      return [round(px), round(py)];
    },
    clip,
    rimmed: (d, base, width, inner = '') =>
      group(clip(d), `${fill(d, colours.rim)}<g transform="translate(${key * width} 0)">${fill(d, base)}</g>${inner}`),
    defs: () => defs.join(''),
  };
}

import { grainPattern } from './drawing/grain';
import { fade } from './drawing/pen';
import type { Palette } from './palettes';

export type SheetSize = { readonly width: number; readonly height: number };

export const POSTER: SheetSize = { width: 400, height: 500 };

/** Wraps art in a sheet: defs, lamp, shade at the foot, letters over it, grain on top. */
export function printSheet(o: {
  readonly uid: string;
  readonly size: SheetSize;
  readonly palette: Palette;
  readonly key: number;
  readonly label: string;
  readonly defs?: string;
  readonly art: string;
  readonly over?: string;
  readonly shade?: number;
  readonly lamp?: number;
  /** Share of the film grain that shows. */
  readonly grain?: number;
}): string {
  const { uid, palette: p } = o;
  const { width: W, height: H } = o.size;
  const veil = (paint: string, extra = '') => `<rect width="${W}" height="${H}" fill="url(#${uid}${paint})"${extra}/>`;
  const shade = `<linearGradient id="${uid}v" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="${p.deep}" stop-opacity="0"/><stop offset="1" stop-color="${p.deep}" stop-opacity="${o.shade ?? 0.72}"/></linearGradient>`;
  const lamp = `<radialGradient id="${uid}l" cx="${o.key > 0 ? 0.92 : 0.08}" cy=".04" r=".9"><stop offset="0" stop-color="${p.light}" stop-opacity="${o.lamp ?? 0.5}"/><stop offset="1" stop-color="${p.light}" stop-opacity="0"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-label="${o.label}">` +
    `<defs>${grainPattern(`${uid}g`)}${shade}${lamp}${o.defs ?? ''}</defs>` +
    `<rect width="${W}" height="${H}" fill="${p.bg}"/>${o.art}${veil('l')}${veil('v')}${o.over ?? ''}${veil('g', o.grain === undefined ? '' : fade(o.grain))}</svg>`
  );
}

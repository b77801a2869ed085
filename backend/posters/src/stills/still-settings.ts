import type { Palette } from '../palettes';
import { POSTER, type SheetSize } from '../sheet';
import type { SubjectName } from './subjects/subjects';
import { foldedTowel, paintedWall, plinth, pottedPlant, rail, type Surroundings } from './surroundings';

/** A thing and the place of its foot on the sheet, in shares of it; what hangs gives its middle. */
export type Placed = {
  readonly subject: SubjectName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly hangs?: boolean;
  readonly colour?: string;
};

export type StillSetting = {
  readonly palette: string;
  readonly backdrop?: string;
  readonly things: readonly Placed[];
  readonly size?: SheetSize;
  /** Height of the table's far edge, as a share of the sheet; without one there is no table. */
  readonly horizon?: number;
  readonly colours?: Partial<Palette>;
  /** Plain paper: no halftone, no shade at the foot, hardly any grain. */
  readonly isPlain?: boolean;
  readonly behind?: Surroundings;
  readonly front?: Surroundings;
};

const stands = (subject: SubjectName, x: number, y: number, scale: number, colour?: string): Placed => ({
  subject,
  x,
  y,
  scale,
  ...(colour === undefined ? {} : { colour }),
});
const hangs = (subject: SubjectName, x: number, y: number, scale: number, colour?: string): Placed => ({
  ...stands(subject, x, y, scale, colour),
  hangs: true,
});

const PLAIN: Partial<Palette> = { bg: '#f6f3ee', light: '#ffffff', rim: '#ffd9a8', deep: '#6a5650' };
const VELVET: Partial<Palette> = { bg: '#2a1a1e', spot: '#6b3a2e' };

const GOODS: Readonly<Record<string, StillSetting>> = {
  bottle: { palette: 'teal', backdrop: 'arch', horizon: 0.7, things: [stands('bottle', 0.53, 0.84, 1)] },
  'bottle-jars': {
    palette: 'rose',
    backdrop: 'leaves',
    horizon: 0.68,
    things: [stands('bottle', 0.36, 0.8, 0.94, '#3f5d3a'), stands('lowJars', 0.66, 0.88, 0.84, '#d9701c')],
  },
  trio: { palette: 'sky', backdrop: 'window', horizon: 0.66, things: [stands('jars', 0.5, 0.79, 0.94)] },
  bag: { palette: 'sand', backdrop: 'split', horizon: 0.7, things: [stands('bag', 0.53, 0.8, 0.98)] },
  'bag-curtain': { palette: 'curtain', backdrop: 'drape', horizon: 0.78, things: [stands('bag', 0.52, 0.88, 1.08, '#123f3c')] },
  'shot-white': {
    palette: 'sand',
    colours: PLAIN,
    isPlain: true,
    things: [stands('bottle', 0.5, 0.8, 0.98)],
  },
  'shot-hero': {
    palette: 'teal',
    backdrop: 'beam',
    size: { width: 960, height: 600 },
    horizon: 0.72,
    behind: paintedWall,
    things: [stands('bottle', 0.62, 0.9, 1.39)],
  },
  'shot-lifestyle': {
    palette: 'terracotta',
    backdrop: 'window',
    size: { width: 960, height: 560 },
    horizon: 0.7,
    behind: pottedPlant,
    front: foldedTowel,
    things: [stands('bottle', 0.4, 0.84, 1.1)],
  },
  include: {
    palette: 'dusk',
    backdrop: 'arch',
    size: { width: 560, height: 680 },
    horizon: 0.74,
    behind: plinth,
    things: [stands('bottle', 0.5, 0.8, 1.41, '#b9622a')],
  },
};

const FOOD: Readonly<Record<string, StillSetting>> = {
  plate: {
    palette: 'marigold',
    backdrop: 'blinds',
    size: { width: 640, height: 480 },
    horizon: 0.34,
    things: [stands('plate', 0.52, 0.86, 1.15)],
  },
  'plate-tall': { palette: 'olive', backdrop: 'rays', horizon: 0.5, things: [stands('plate', 0.52, 0.84, 0.96)] },
  'plate-night': { palette: 'plum', backdrop: 'beam', horizon: 0.36, things: [stands('plate', 0.66, 0.96, 1.5)] },
  chai: { palette: 'terracotta', backdrop: 'blinds', horizon: 0.7, things: [stands('chai', 0.53, 0.79, 1.12)] },
  'chai-monsoon': { palette: 'peacock', backdrop: 'window', horizon: 0.74, things: [stands('chai', 0.46, 0.88, 1.2)] },
  'chai-plate': {
    palette: 'honey',
    backdrop: 'jali',
    horizon: 0.5,
    things: [stands('chai', 0.76, 0.68, 0.62), stands('plate', 0.42, 0.9, 0.82, '#8f1029')],
  },
};

const JEWELLERY: Readonly<Record<string, StillSetting>> = {
  ring: { palette: 'plum', backdrop: 'spot', horizon: 0.76, things: [stands('ring', 0.53, 0.86, 0.98)] },
  'ring-close': { palette: 'curtain', backdrop: 'rings', horizon: 0.96, things: [stands('ring', 0.5, 1.12, 1.46)] },
  'ring-jhumka': {
    palette: 'peacock',
    backdrop: 'mehrab',
    horizon: 0.78,
    things: [hangs('earring', 0.74, 0.34, 0.9, '#0b6b63'), stands('ring', 0.38, 0.9, 0.86, '#0f7a5c')],
  },
  jhumka: { palette: 'ink', backdrop: 'beam', colours: VELVET, things: [hangs('jhumka', 0.48, 0.52, 1.02)] },
  'jhumka-rose': { palette: 'rose', backdrop: 'mehrab', things: [hangs('earring', 0.52, 0.56, 1.9, '#0b6b63')] },
};

const CLOTHES: Readonly<Record<string, StillSetting>> = {
  kurta: { palette: 'rose', backdrop: 'split', things: [hangs('kurta', 0.52, 0.52, 0.92)] },
  'kurta-white': { palette: 'olive', backdrop: 'window', things: [hangs('kurta', 0.52, 0.52, 1, '#e9dcc6')] },
  'kurta-ink': { palette: 'marigold', backdrop: 'arch', things: [hangs('kurta', 0.52, 0.52, 1.14, '#7a2f4c')] },
  'kurta-close': { palette: 'dusk', backdrop: 'diagonal', things: [hangs('kurta', 0.44, 0.82, 2.2, '#26304d')] },
  'kurta-rail': {
    palette: 'brick',
    backdrop: 'spot',
    behind: rail,
    things: [
      hangs('kurta', 0.2, 0.47, 0.78, '#f7b538'),
      hangs('kurta', 0.5, 0.47, 0.78, '#123f3c'),
      hangs('kurta', 0.8, 0.47, 0.78, '#e9dcc6'),
    ],
  },
  gown: { palette: 'dusk', backdrop: 'beam', horizon: 0.7, things: [stands('gown', 0.5, 0.8, 0.84)] },
  'gown-rose': { palette: 'teal', backdrop: 'spot', horizon: 0.78, things: [stands('gown', 0.53, 0.86, 1, '#d98476')] },
  'gown-teal': { palette: 'terracotta', backdrop: 'sun', horizon: 0.8, things: [stands('gown', 0.53, 0.9, 1.2, '#0b6b63')] },
  'gown-close': { palette: 'maroon', backdrop: 'bokeh', things: [stands('gown', 0.4, 1.42, 2.2, '#d9701c')] },
  'gown-bag': {
    palette: 'pistachio',
    backdrop: 'frames',
    horizon: 0.76,
    things: [stands('gown', 0.38, 0.84, 0.94, '#7a2f4c'), stands('bag', 0.8, 0.9, 0.46, '#b9492a')],
  },
};

const SETTINGS = { ...GOODS, ...FOOD, ...JEWELLERY, ...CLOTHES };

export const STILL_NAMES: readonly string[] = Object.keys(SETTINGS);

export function stillSetting(name: string): StillSetting & { readonly size: SheetSize } {
  const setting = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
  if (!setting) throw new RangeError(`No still life "${name}". Known: ${STILL_NAMES.join(', ')}.`);
  return { size: POSTER, ...setting };
}

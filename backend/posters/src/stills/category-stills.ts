import { drawBackdrop } from '../backdrops/backdrops';
import { halftone } from '../backdrops/halftone';
import { hash } from '../chance';
import { mix } from '../drawing/colour';
import { GOLD, paletteOf, secondAccent } from '../palettes';
import { drawBehind } from '../props/behind';
import { drawProp, type PropColours } from '../props/held';
import { POSTER, printSheet } from '../sheet';

/** One or two things as a still life on the printed wall. */
type Still = {
  readonly palette: string;
  readonly backdrop: string;
  readonly prop?: string;
  readonly behind?: string;
  readonly scale: number;
  readonly at: readonly [x: number, y: number];
  /** Where the thing behind stands when it is not with the prop: shift and size. */
  readonly behindAt?: readonly [x: number, scale: number];
};

const STILLS: Readonly<Record<string, Still>> = {
  actor: { prop: 'clapper', palette: 'terracotta', backdrop: 'beam', scale: 1.28, at: [132, -262] },
  model: { behind: 'hanger', palette: 'sand', backdrop: 'split', scale: 1.7, at: [-266, 200] },
  influencer: { prop: 'phone', behind: 'ring', palette: 'curtain', backdrop: 'spot', scale: 1.12, at: [118, -130] },
  singer: { prop: 'mic', palette: 'teal', backdrop: 'rings', scale: 1.5, at: [120, -190] },
  dancer: { prop: 'fan', behind: 'ribbons', palette: 'peacock', backdrop: 'arch', scale: 1.16, at: [92, -250], behindAt: [0, 0.95] },
  anchor: { prop: 'newsmic', palette: 'olive', backdrop: 'blinds', scale: 1.62, at: [130, -250] },
  photographer: { prop: 'camera', palette: 'sky', backdrop: 'window', scale: 1.3, at: [70, -215] },
  'make-up-artist': { prop: 'brushes', palette: 'rose', backdrop: 'rings', scale: 1.5, at: [200, -330] },
  'voice-artist': { prop: 'studiomic', palette: 'dusk', backdrop: 'arch', scale: 1.42, at: [150, -110] },
  musician: { prop: 'guitar', behind: 'vinyl', palette: 'plum', backdrop: 'sun', scale: 1.2, at: [-6, -250], behindAt: [40, 1.05] },
  comedian: { prop: 'retromic', palette: 'brick', backdrop: 'bricks', scale: 1.5, at: [156, -186] },
  writer: { prop: 'notebook', behind: 'pages', palette: 'honey', backdrop: 'window', scale: 1.22, at: [134, -290], behindAt: [0, 0.92] },
};

export const CATEGORY_SLUGS: readonly string[] = Object.keys(STILLS);

export function composeCategoryStill(slug: string): string {
  const still = STILLS[slug];
  if (!still) throw new RangeError(`No still for category "${slug}". Known: ${CATEGORY_SLUGS.join(', ')}.`);
  const palette = paletteOf(still.palette);
  const { width: W, height: H } = POSTER;
  const colours: PropColours = { ...palette, metal: mix(GOLD, palette.light, 0.25), accent2: secondAccent(palette), cloth2: '#0b6b63' };
  const place = `translate(${W / 2 + still.at[0]} ${H / 2 + still.at[1]}) scale(${still.scale})`;
  const behindPlace = still.behindAt ? `translate(${W / 2 + still.behindAt[0]} ${H / 2}) scale(${still.behindAt[1]})` : place;
  const art =
    drawBackdrop(still.backdrop, palette, 1, POSTER) +
    halftone(palette, 1, W, H) +
    `<g transform="${behindPlace}">${still.behind ? drawBehind(still.behind, colours, 1) : ''}</g>` +
    `<g transform="${place}">${still.prop ? drawProp(still.prop, colours, 1) : ''}</g>`;
  return printSheet({
    uid: `s${hash(slug).toString(36)}`,
    size: POSTER,
    palette,
    key: 1,
    label: 'Illustration',
    art,
    shade: 0.8,
    lamp: 0.28,
  });
}

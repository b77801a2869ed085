import { drawBackdrop } from './backdrops/backdrops';
import { halftone } from './backdrops/halftone';
import { choosePicture } from './casting/picture';
import { hash } from './chance';
import { drawFigure } from './figure/figure';
import { setType } from './lettering/typography';
import type { PosterSubject } from './poster-subject';
import { drawBehind } from './props/behind';
import { drawProp } from './props/held';
import { POSTER, printSheet, type SheetSize } from './sheet';

/** Layout of a sheet other than the poster's: zoom and place of the figure. */
type Framing = SheetSize & { readonly zoom?: number; readonly dx?: number; readonly dy?: number };

/** Returns the SVG text of a poster; equal subjects and variants give equal bytes. */
export function composePoster(subject: PosterSubject, variant: number, framing: Framing = POSTER): string {
  const picture = choosePicture(subject, variant);
  const { look, colours, crop } = picture;
  const { width: W, height: H } = framing;
  const unit = W / POSTER.width;
  const uid = `p${hash(`${subject.key}/${variant}/${W}x${H}`).toString(36)}`;
  const figure = drawFigure(look, colours, uid, drawBehind(picture.behind, colours, look.key));
  const letters = setType(picture.type, picture, framing, { colours, key: look.key });
  const x = W / 2 + crop.dx * unit + (framing.dx ?? 0);
  const y = H * crop.cy + (framing.dy ?? 0);
  const scale = crop.scale * unit * (framing.zoom ?? 1);
  const placed = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${crop.roll.toFixed(1)}) scale(${scale.toFixed(3)})">${figure.art}${drawProp(picture.prop, colours, picture.propSide)}</g>`;
  return printSheet({
    uid,
    size: framing,
    palette: colours,
    key: look.key,
    label: 'Illustrated poster',
    defs: figure.defs,
    art: drawBackdrop(picture.backdrop, colours, look.key, framing) + halftone(colours, look.key, W, H) + letters.under + placed,
    over: letters.over,
  });
}

import { drawBackdrop } from '../backdrops/backdrops';
import { halftone } from '../backdrops/halftone';
import { hash } from '../chance';
import { mix } from '../drawing/colour';
import { fade, fill } from '../drawing/pen';
import { type Palette, paletteOf } from '../palettes';
import { printSheet, type SheetSize } from '../sheet';
import { makeLamp } from './lamp';
import { type Placed, stillSetting } from './still-settings';
import { SUBJECTS } from './subjects/subjects';

/** Things are drawn around their middle; those that stand have their foot this far below it. */
const FOOT = 150;

function table(p: Palette, { width: W, height: H }: SheetSize, floor: number): string {
  return (
    fill(`M0 ${floor}H${W}V${H}H0Z`, mix(p.bg, p.deep, 0.32)) +
    fill(`M0 ${floor}H${W}V${floor + 3}H0Z`, p.rim, fade(0.5)) +
    fill(`M${W} ${floor}L${W * 0.1} ${H}H${W}Z`, mix(p.bg, p.spot, 0.4), fade(0.6))
  );
}

function place(thing: Placed, palette: Palette, { width: W, height: H }: SheetSize, id: string): string {
  const art = SUBJECTS[thing.subject](makeLamp(palette, id, thing.colour));
  const at = `translate(${+(W * thing.x).toFixed(1)} ${+(H * thing.y).toFixed(1)}) scale(${thing.scale})`;
  return `<g transform="${at}${thing.hangs ? '' : ` translate(0 ${-FOOT})`}">${art}</g>`;
}

/** Returns the SVG text of a still life; equal names give equal bytes. */
export function composeStillLife(name: string): string {
  const { size, horizon, isPlain = false, ...setting } = stillSetting(name);
  const palette = { ...paletteOf(setting.palette), ...setting.colours };
  const uid = `l${hash(name).toString(36)}`;
  const floor = size.height * (horizon ?? 1);
  const art =
    drawBackdrop(setting.backdrop ?? '', palette, 1, size) +
    (horizon === undefined ? '' : table(palette, size, floor)) +
    (isPlain ? '' : halftone(palette, 1, size.width, size.height)) +
    (setting.behind?.(palette, size, floor) ?? '') +
    setting.things.map((thing, i) => place(thing, palette, size, `${uid}${i}`)).join('') +
    (setting.front?.(palette, size, floor) ?? '');
  const finish = isPlain ? { shade: 0, grain: 0.35 } : { shade: 0.6 };
  return printSheet({ uid, size, palette, key: 1, label: 'Illustration', art, lamp: 0.52, ...finish });
}

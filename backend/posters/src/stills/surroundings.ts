import { darken, mix } from '../drawing/colour';
import { fade, fill, stroke } from '../drawing/pen';
import { lettering } from '../lettering/lettering';
import type { Palette } from '../palettes';
import type { SheetSize } from '../sheet';

/** Draws the surroundings of a thing; `floor` is the height of the table's far edge. */
export type Surroundings = (p: Palette, sheet: SheetSize, floor: number) => string;

type Leaf = readonly [x: number, y: number, turn: number, scale: number, green: string];

const drawLeaf = (p: Palette, [x, y, turn, scale, green]: Leaf): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${fill('M0 0C-34 -40 -30 -104 0 -140C30 -104 34 -40 0 0Z', mix(green, p.deep, 0.35))}${fill('M0 0C8 -50 8 -100 0 -140C30 -104 34 -40 0 0Z', green)}</g>`;

const drawLeaves = (p: Palette, leaves: readonly Leaf[]) => leaves.map((leaf) => drawLeaf(p, leaf)).join('');

/** Draws the thing's name on the wall, and leaves beside it. */
export const paintedWall: Surroundings = (p, _sheet, floor) =>
  lettering('OIL', 20, floor - 12, { size: 470, fill: mix(p.bg, p.spot, 0.42), extra: fade(0.75) }) +
  drawLeaves(p, [
    [720, 470, 38, 1.5, '#4f9148'],
    [735, 480, 70, 1.2, '#6bab55'],
    [720, 480, 8, 1.1, '#3c7a3c'],
  ]);

/** A plant in its pot at the window. */
export const pottedPlant: Surroundings = (p, _sheet, floor) =>
  drawLeaves(p, [
    [700, floor - 40, -34, 1.5, '#4b7440'],
    [704, floor - 40, -12, 1.9, '#5f8a4a'],
    [712, floor - 40, 14, 2.1, '#7aa65a'],
    [718, floor - 40, 40, 1.6, '#4b7440'],
  ]) +
  fill(`M640 ${floor - 76}H786L764 ${floor + 44}H662Z`, '#e8dcc4') +
  fill(`M640 ${floor - 76}H692L698 ${floor + 44}H662Z`, '#a58f78') +
  fill(`M550 ${floor + 46}L630 ${floor + 46}L360 ${floor + 110}L300 ${floor + 100}Z`, p.deep, fade(0.2));

/** A folded towel at the front of the table. */
export const foldedTowel: Surroundings = (_p, { height: H }) =>
  fill(`M506 ${H * 0.9}C580 ${H * 0.84} 750 ${H * 0.83} 850 ${H * 0.91}L920 ${H}H450Z`, '#f3e6d2') +
  fill(`M506 ${H * 0.9}C550 ${H * 0.87} 570 ${H * 0.92} 562 ${H}H450Z`, '#b79c86') +
  stroke(`M592 ${H * 0.91}C670 ${H * 0.87} 770 ${H * 0.88} 860 ${H * 0.96}`, '#c2183d', 8);

/** A stone to stand on. */
export const plinth: Surroundings = (p, { width: W, height: H }, floor) => {
  const [left, right] = [W / 2 - 160, W / 2 + 160];
  return (
    fill(`M${left + 30} ${floor - 6}H${right - 30}L${right} ${floor + 90}H${left}Z`, mix('#dcc4a0', p.bg, 0.25)) +
    fill(`M${left} ${floor + 90}H${right}V${H}H${left}Z`, mix('#8a7460', p.deep, 0.3))
  );
};

/** A rail that clothes hang from. */
export const rail: Surroundings = (p, { width: W, height: H }) => {
  const y = H * 0.155;
  return stroke(`M-10 ${y}H${W + 10}`, darken(p.deep, 0.15), 9) + stroke(`M-10 ${y - 3}H${W + 10}`, p.rim, 2, fade(0.8));
};

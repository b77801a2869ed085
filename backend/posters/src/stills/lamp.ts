import { fade, fill, group, oval } from '../drawing/pen';
import type { Palette } from '../palettes';

/** Tools for things in a still life: the colours of the wall and the lamp at the upper right. */
export type Lamp = Palette & {
  /** Colour of the thing itself, when the setting asks for another than its own. */
  readonly object?: string;
  /** Edge light: the outline in the rim colour, over it the same outline moved away from the lamp with its shaded planes. */
  readonly solid: (d: string, base: string, planes?: string, edge?: number) => string;
  /** The shadow of something that stands from `left` to `right` on the height `floor`. */
  readonly shadow: (left: number, right: number, floor: number, length?: number) => string;
};

/** Makes the tools; `id` distinguishes the outlines of things on one sheet. */
export function makeLamp(palette: Palette, id: string, object?: string): Lamp {
  let outlines = 0;
  return {
    ...palette,
    ...(object === undefined ? {} : { object }),
    solid: (d, base, planes = '', edge = 4) => {
      const clip = `${id}k${outlines++}`;
      const moved = `<g transform="translate(${-edge} ${+(edge * 0.45).toFixed(2)})">${fill(d, base)}${planes}</g>`;
      return `<clipPath id="${clip}"><path d="${d}"/></clipPath>${group(clip, fill(d, palette.rim) + moved)}`;
    },
    shadow: (left, right, floor, length = 210) =>
      fill(
        `M${left} ${floor}L${left - length} ${floor + length * 0.34}L${right - length * 0.94} ${floor + length * 0.46}L${right} ${floor + 8}Z`,
        palette.deep,
        fade(0.42),
      ) + oval((left + right) / 2, floor + 2, (right - left) / 2 + 5, 9, palette.deep, fade(0.55)),
  };
}

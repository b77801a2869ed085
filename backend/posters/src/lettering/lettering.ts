import glyphs from './glyphs.json';

const SPACE = 44;
const outlines = new Map(Object.entries(glyphs).map(([letter, [width, d]]) => [letter, { width: Number(width), d: String(d) }]));

/** Draws condensed display letters as outlines, because an SVG used as a picture cannot load a web font. */
export function lettering(text: string, x: number, y: number, style: { size: number; fill: string; extra?: string }): string {
  let pen = 0;
  let letters = '';
  for (const letter of text) {
    const glyph = outlines.get(letter);
    if (glyph) letters += `<path transform="translate(${pen} 0)" d="${glyph.d}"/>`;
    pen += letter === ' ' ? SPACE : (glyph?.width ?? 0);
  }
  const scale = +(style.size / 200).toFixed(3);
  return `<g fill="${style.fill}" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${scale})"${style.extra ?? ''}>${letters}</g>`;
}

export function letteringWidth(text: string, size: number): number {
  const units = [...text].reduce((width, letter) => width + (letter === ' ' ? SPACE : (outlines.get(letter)?.width ?? 0)), 0);
  return (units * size) / 200;
}

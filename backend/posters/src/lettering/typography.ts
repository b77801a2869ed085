import type { Side } from '../drawing/outline';
import { lightness, mix } from '../drawing/colour';
import { CREAM, type FigureColours } from '../palettes';
import { lettering, letteringWidth } from './lettering';

type Caption = { readonly word: string; readonly no: string; readonly take: number };
type Sheet = { readonly width: number; readonly height: number };
/** Lettering under the figure and over it. */
type Typography = { readonly under: string; readonly over: string };
type Setting = Caption & Sheet & { readonly colours: FigureColours; readonly key: Side };

const SMALL = 22;
const MARGIN = 18;

const small = (text: string, x: number, y: number, fill = CREAM) => lettering(text, x, y, { size: SMALL, fill });
const endAt = (text: string, x: number, y: number, size: number, fill = CREAM) =>
  lettering(text, x - letteringWidth(text, size), y, { size, fill });

function foot({ no, take, height, colours }: Setting): string {
  const y = height - MARGIN;
  return small(no, MARGIN, y) + small(`T${take}`, MARGIN + letteringWidth(no, SMALL) + 10, y, colours.accent2);
}

const fit = (word: string, room: number, most: number) => Math.min(most, (room * 100) / letteringWidth(word, 100));

const STYLES: Readonly<Record<string, (s: Setting) => Typography>> = {
  slate: ({ word, no, width, height }) => ({
    under: '',
    over:
      `<rect x="${MARGIN}" y="${height - 30}" width="${width - 36}" height="2" fill="${CREAM}" opacity=".7"/>` +
      small(no, MARGIN, height - 38) +
      endAt(word, width - MARGIN, height - 38, SMALL),
  }),
  tall: (s) => {
    const size = fit(s.word, s.width * 1.12, s.width * 0.56);
    const fill = mix(s.colours.bg, s.colours.light, 0.42);
    const x = (s.width - letteringWidth(s.word, size)) / 2;
    return { under: lettering(s.word, x, size * 0.78 + 12, { size, fill, extra: ' opacity=".85"' }), over: foot(s) };
  },
  stack: (s) => {
    const size = fit(s.word, s.width * 0.92, s.width * 0.36);
    const fill = mix(s.colours.bg, s.colours.light, 0.3);
    const rows = [0, 1, 2, 3, 4, 5].map((row) =>
      lettering(s.word, MARGIN, size * (0.78 + row * 0.8) + 8, { size, fill, extra: ` opacity="${(0.8 - row * 0.11).toFixed(2)}"` }),
    );
    return { under: rows.join(''), over: foot(s) };
  },
  number: (s) => {
    const digits = s.no.slice(-2);
    const size = s.width * 0.92;
    const x = s.key > 0 ? -s.width * 0.03 : s.width * 1.03 - letteringWidth(digits, size);
    const fill = mix(s.colours.bg, s.colours.spot, 0.2);
    return {
      under: lettering(digits, x, s.height * 0.62, { size, fill, extra: ' opacity=".9"' }),
      over: foot(s) + endAt(s.word, s.width - MARGIN, s.height - MARGIN, SMALL),
    };
  },
  frame: ({ word, no, width, height, colours }) => ({
    under: '',
    over:
      `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="none" stroke="${CREAM}" stroke-width="2" opacity=".75"/>` +
      lettering(word, 26, height - 30, { size: 30, fill: CREAM }) +
      endAt(no, width - 26, height - 30, 30, colours.accent2),
  }),
  side: (s) => ({
    under: '',
    over:
      `<g transform="translate(${s.width - 14} ${s.height - 18}) rotate(-90)">${lettering(s.word, 0, 0, { size: 44, fill: CREAM, extra: ' opacity=".92"' })}</g>` +
      foot(s),
  }),
  corner: ({ word, no, width, height }) => ({
    under: '',
    over:
      lettering(word, MARGIN, height - 20, { size: fit(word, width * 0.6, 58), fill: CREAM, extra: ' opacity=".95"' }) +
      endAt(no, width - MARGIN, 38, SMALL),
  }),
  ticket: ({ word, no, width, height, colours }) => {
    const room = letteringWidth(word, 26) + 28;
    return {
      under: '',
      over:
        `<rect x="${MARGIN}" y="${height - 52}" width="${room.toFixed(1)}" height="34" rx="3" fill="${colours.accent}"/>` +
        lettering(word, MARGIN + 14, height - 27, {
          size: 26,
          fill: lightness(colours.accent) > 0.45 ? mix(colours.deep, '#000000', 0.2) : CREAM,
        }) +
        endAt(no, width - MARGIN, height - 27, SMALL),
    };
  },
  none: () => ({ under: '', over: '' }),
};

export function setType(style: string, caption: Caption, sheet: Sheet, look: { colours: FigureColours; key: Side }): Typography {
  const draw = STYLES[style];
  return draw ? draw({ ...caption, ...sheet, ...look }) : { under: '', over: '' };
}

import { mix } from './drawing/colour';

/** Colours of a palette: `bg` of the wall, `spot` under the lamp, `deep` of shadows, `light` of the lamp, `rim` of edges. */
export type Palette = {
  readonly bg: string;
  readonly spot: string;
  readonly deep: string;
  readonly light: string;
  readonly accent: string;
  readonly rim: string;
};

const palette = (text: string): Palette => {
  const [bg = '', spot = '', deep = '', light = '', accent = '', rim = ''] = text.split(' ').map((hex) => `#${hex}`);
  return { bg, spot, deep, light, accent, rim };
};

const marigold = palette('e8962a ffc861 471424 ffe2a6 b3162f fff0c4');

const TABLE: Readonly<Record<string, Palette>> = {
  marigold,
  curtain: palette('8f1029 d23240 2b0714 ffb27a f7b538 ff9a4d'),
  teal: palette('0a4d49 1f8577 06201f ffd694 f7b538 f7b95a'),
  plum: palette('2b1729 7a2f4c 140a14 ffc08a f26b4f ff8f5e'),
  sand: palette('dcc4a0 f8ead0 4a2c2a fff3d9 c2183d fffaf0'),
  terracotta: palette('b9492a ee8650 3a1015 ffd29a ffe0a8 ffd08a'),
  dusk: palette('26304d 5f6a95 10122a ffcf9c f7b538 ffb066'),
  rose: palette('d98476 ffc2aa 4d1630 ffe4c9 8f1029 fff0e0'),
  olive: palette('5b5a26 a39a48 1f1d12 ffe0a0 f7b538 ffd777'),
  ink: palette('16121a 4a2a2c 0b080d ffbf7a c2183d ffa851'),
  sky: palette('7fa3a8 d4e2d4 17303c fff0cf c2183d fff4d6'),
  saffron: palette('d9701c ffab4f 45140f ffdca0 0b6b63 ffe9bd'),
  brick: palette('74281e c05a3c 260b0f ffc890 f7b538 ffb873'),
  peacock: palette('0d4359 2f8796 07202d ffdca2 f26b4f ffc774'),
  coffee: palette('4a2f22 93684a 1c100d ffd9a6 f26b4f ffc88a'),
  pistachio: palette('93a678 dbe2b4 253020 fff2cc b3162f fffae0'),
  coral: palette('dd5f4c ffa382 4a1226 ffe0bd fff3de fff1dc'),
  linen: palette('cfc0ae f2e8d8 3d2b31 fff6e4 0b6b63 fffdf6'),
  maroon: palette('4c1020 973043 1c060e ffbd87 f7b538 ffa366'),
  slate: palette('43505a 8fa0a0 161d24 ffdfae f26b4f ffd08c'),
  honey: palette('c98a2b f4cf7d 3d1c12 fff0c2 8f1029 fff6d4'),
};

export const PALETTE_NAMES = Object.keys(TABLE);
export const paletteOf = (name: string): Palette => TABLE[name] ?? marigold;

export const GOLD = '#e9bd62';
export const CREAM = '#fff3de';

/** Skin tones from light to dark; a look gives an index, with fractions in between. */
const SKINS = ['#f2cba8', '#e6b48a', '#d69d70', '#c0845a', '#a56b45', '#875236', '#6a3e2a', '#512f22'];
const UNDERTONES: Readonly<Record<string, string>> = {
  warm: '#e08a4a',
  cool: '#c98a94',
  golden: '#e0a83c',
  olive: '#9a9050',
  neutral: '#c08a68',
};

export function skinTone(tone: number, undertone = 'neutral'): string {
  const at = Math.max(0, Math.min(SKINS.length - 1, tone));
  const light = SKINS[Math.floor(at)] ?? '#c0845a';
  const dark = SKINS[Math.ceil(at)] ?? light;
  const under = UNDERTONES[undertone];
  const base = mix(light, dark, at % 1);
  return under && undertone !== 'neutral' ? mix(base, mix(under, base, 0.4), 0.14) : base;
}

const HAIRS: Readonly<Record<string, string>> = {
  black: '#1d1418',
  softblack: '#2a1c1b',
  brown: '#3b2218',
  chestnut: '#6a3520',
  auburn: '#8a3a1c',
  copper: '#b4561f',
  blond: '#c08a45',
  fair: '#dcb270',
  grey: '#a39a96',
  steel: '#6f686a',
  white: '#ddd5cb',
  dyed: '#8f1f45',
  teal: '#0f5a5c',
  rosy: '#c8747a',
  henna: '#7d2a16',
};

export const hairTone = (name: string): string => HAIRS[name] ?? '#1d1418';

export const CLOTHS = (
  '#c2183d #f7b538 #0b6b63 #fffbf5 #26304d #b9492a #16121a #e9dcc6 #7a2f4c #5b5a26 #d98476 #5f7f97 ' +
  '#8f1029 #123f3c #d9701c #3f5d3a #a8917a #2f5a78 #f2c9b4 #4a2f22 #e7d36a #6b7a86'
).split(' ');

export type FigureColours = Palette & {
  readonly skin: string;
  readonly skinLit: string;
  readonly skinDeep: string;
  readonly hair: string;
  readonly hairLit: string;
  readonly beard: string;
  /** Second colour of a head cover. */
  readonly wrap: string;
  readonly wrapDeep: string;
  readonly cloth: string;
  readonly clothLit: string;
  readonly clothDeep: string;
  readonly cloth2: string;
  readonly cloth2Deep: string;
  readonly lip: string;
  readonly metal: string;
  readonly frame: string;
  readonly accent2: string;
};

export const secondAccent = (p: Palette) => (p.accent === '#f7b538' ? '#f26b4f' : '#f7b538');

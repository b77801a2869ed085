import type { Chance } from '../chance';
import { darken, lightness, mix } from '../drawing/colour';
import { CLOTH_COVERS } from '../hair/hair';
import { CLOTHS, type FigureColours, GOLD, hairTone, type Palette, secondAccent, skinTone } from '../palettes';
import { type Choices, isCastByHand } from './choices';
import type { Person } from './person';
import { isFestive } from './wardrobe';

type Colouring = {
  readonly person: Person;
  readonly given: Choices;
  readonly palette: Palette;
  readonly hair: string;
  readonly lot: Chance;
  readonly garment: string;
};

const WRAPS = [
  '#c2183d',
  '#f7b538',
  '#0b6b63',
  '#26304d',
  '#d98476',
  '#7a2f4c',
  '#e9dcc6',
  '#d9701c',
  '#16121a',
  '#5f7f97',
  '#3f5d3a',
  '#8f1029',
  '#f2c9b4',
];
const SOBER = ['#16121a', '#26304d', '#43505a', '#4a2f22', '#7a2f4c', '#123f3c', '#e9dcc6', '#8f1029', '#3f5d3a', '#a8917a'];
const SILKS = ['#c2183d', '#f7b538', '#0b6b63', '#7a2f4c', '#d9701c', '#8f1029', '#2f5a78', '#d98476', '#3f5d3a', '#26304d', '#e7d36a'];
const SOBER_GARMENTS = ['suit', 'tuxedo', 'blazer', 'waistcoat', 'trench', 'bandhgala', 'nehru', 'pantsuit'];
const DENIM = ['#2f4a68', '#3e6384', '#1f2f44', '#54708a'];

const apart = (a: string, b: string) => Math.abs(lightness(a) - lightness(b));

function chooseCloth({ lot, palette, garment }: Colouring): string {
  const rack = garment === 'denim' ? DENIM : SOBER_GARMENTS.includes(garment) ? SOBER : isFestive(garment) ? SILKS : CLOTHS;
  const clear = rack.filter((cloth) => apart(cloth, mix(palette.bg, palette.spot, 0.4)) > 0.09 || mix(cloth, palette.bg, 0.5) === cloth);
  return lot.pick(clear.length ? clear : rack);
}

function chooseSecond(lot: Chance, cloth: string): string {
  const clear = CLOTHS.filter((other) => other !== cloth && apart(other, cloth) > 0.2);
  return lot.pick(clear.length ? clear : CLOTHS);
}

export const skinOf = (person: Person) => skinTone(person.tone, person.undertone);

function lipOf(person: Person, given: Choices, p: Palette, lot: Chance): string {
  const tone = skinOf(person);
  const isDark = person.tone >= 5;
  const painted = given.text('lip');
  if (painted) return mix(painted, tone, 0.15);
  const stick = isCastByHand(given) ? '#a82a3c' : lot.pick(['#a82a3c', '#a82a3c', '#c2183d', '#8f2a3a', '#b5533f', '#7d1f3a', '#b86a5a']);
  const bare = mix(tone, person.isBroad ? '#8f4038' : stick, person.isBroad ? 0.34 : 0.58);
  return mix(bare, p.deep, isDark ? 0.24 : 0.1);
}

/** Every colour of one figure, tuned to the wall it stands before. */
export function colourFigure(o: Colouring): FigureColours {
  const { person, given, palette: p, lot } = o;
  const tone = skinOf(person);
  const isDark = person.tone >= 4.6;
  const cloth = given.text('cloth') ?? chooseCloth(o);
  const cloth2 = given.text('cloth2') ?? chooseSecond(lot, cloth);
  const wrapLot = lot.pick(WRAPS.filter((wrap) => wrap !== cloth));
  const wrap = given.text('wrap') ?? (isCastByHand(given) ? cloth2 : wrapLot);
  const ownHair = mix(hairTone(person.hairTone), p.deep, 0.3);
  const hair = CLOTH_COVERS.includes(o.hair) ? wrap : ownHair;
  return {
    ...p,
    skin: mix(tone, p.spot, 0.1),
    skinLit: mix(tone, p.light, isDark ? 0.34 : 0.46),
    skinDeep: mix(tone, p.deep, isDark ? 0.5 : 0.44),
    hair,
    hairLit: mix(hair, p.light, 0.3),
    beard: ownHair,
    wrap,
    wrapDeep: mix(wrap, p.deep, 0.5),
    cloth: mix(cloth, p.bg, 0.1),
    clothLit: mix(mix(cloth, p.bg, 0.06), p.light, 0.28),
    clothDeep: mix(cloth, p.deep, 0.4),
    cloth2: mix(cloth2, p.bg, 0.06),
    cloth2Deep: mix(cloth2, p.deep, 0.4),
    lip: lipOf(person, given, p, lot),
    metal: mix(GOLD, p.light, 0.25),
    frame: darken(p.deep, 0.35),
    accent2: secondAccent(p),
  };
}

import { BACKDROP_NAMES } from '../backdrops/backdrops';
import { type Chance, chance, hash, weights } from '../chance';
import { mix } from '../drawing/colour';
import type { Side } from '../drawing/outline';
import type { Look } from '../figure/look';
import { GLASSES } from '../figure/worn';
import { CLOTH_COVERS } from '../hair/hair';
import { paletteOf, PALETTE_NAMES } from '../palettes';
import type { PosterSubject } from '../poster-subject';
import { type Choices, isCastByHand, readChoices } from './choices';
import { colourFigure } from './colouring';
import { type Person, choosePerson } from './person';
import { tradeOf, type Trade } from './trades';
import { choosePattern, HATS_F, HATS_M, isFestive, LONG_STYLES, RESTYLED, wardrobe } from './wardrobe';

/** One picture, every choice made: the figure, its colours, and how the sheet is laid out. */
export type Picture = {
  readonly look: Look;
  readonly colours: ReturnType<typeof colourFigure>;
  readonly backdrop: string;
  readonly prop: string;
  readonly propSide: Side;
  readonly behind: string;
  readonly type: string;
  readonly word: string;
  readonly no: string;
  readonly take: number;
  readonly crop: { readonly scale: number; readonly dx: number; readonly cy: number; readonly roll: number };
};

type Mood = { readonly eye: string; readonly smile: readonly [number, number]; readonly teeth: number; readonly brow: number };
const CALM: Mood = { eye: 'open 4, soft 5, low 1', smile: [0.2, 0.6], teeth: 0, brow: 2 };
const MOODS: Readonly<Record<string, Mood>> = {
  calm: CALM,
  warm: { eye: 'open 4, soft 4, smile 3, closed 0.6', smile: [0.6, 1], teeth: 0.3, brow: 3.5 },
  bright: { eye: 'open 5, wide 1, smile 4, laugh 1', smile: [0.8, 1], teeth: 0.84, brow: 4 },
  dreamy: { eye: 'closed 5, low 3, soft 4', smile: [0.3, 0.8], teeth: 0, brow: 4 },
  sharp: { eye: 'low 4, open 5, soft 2', smile: [0, 0.36], teeth: 0, brow: 0 },
  song: { eye: 'closed 6, soft 2, smile 1', smile: [0.5, 1], teeth: 0.4, brow: 5 },
  wry: { eye: 'soft 4, open 3, smile 2', smile: [0.3, 0.7], teeth: 0.1, brow: 2 },
};

const TALL_HEADS = [
  'afro',
  'headtie',
  'headwrap',
  'turban',
  'pagri',
  'pompadour',
  'afropuff',
  'bun',
  'updo',
  'fedora',
  'sunhat',
  'curlytop',
  'flattop',
  'halfup',
  'curlylong',
  'spacebuns',
];
const WIDE_HEADS = ['afro', 'sunhat', 'curlylong', 'headtie', 'curly'];

function chooseMood(lot: Chance, trade: Trade, given: Choices) {
  const name = lot.weigh(trade.mood);
  const mood = MOODS[name] ?? CALM;
  const byHand = isCastByHand(given);
  const hasTeeth = given.flag('teeth') ?? (!byHand && lot.is(mood.teeth));
  const drawn = lot.weigh(weights(mood.eye));
  const eye = drawn === 'laugh' && !hasTeeth ? 'smile' : drawn;
  return {
    hasTeeth,
    eye: given.text('eye') ?? (byHand ? lot.weigh(weights('open 2, soft 1, low 1')) : eye),
    smile: given.number('smile') ?? lot.between(...mood.smile),
    lift: byHand ? 0 : mood.brow,
    smirk: byHand ? 0 : name === 'wry' ? 1 : lot.is(0.12) ? lot.between(0.3, 0.8) : 0,
  };
}

function chooseHair(lot: Chance, person: Person, given: Choices, variant: number): string {
  const named = given.text('hair');
  if (named) return named;
  if (person.cover) return person.cover;
  const isLong = LONG_STYLES.includes(person.hair) && !person.isBroad;
  if (lot.is(0.05)) return lot.weigh(person.isBroad ? HATS_M : HATS_F);
  return variant > 0 && isLong && lot.is(0.4) ? lot.weigh(weights(RESTYLED[person.texture] ?? 'long 1')) : person.hair;
}

function chooseWorn(
  lot: Chance,
  o: { person: Person; given: Choices; trade: Trade; garment: string; hair: string; premium: boolean },
): Look['worn'] {
  const { person, given, garment } = o;
  const byHand = isCastByHand(given);
  const festive = isFestive(garment);
  const covered = CLOTH_COVERS.includes(o.hair) || o.hair === 'dupatta';
  const earrings = person.isBroad
    ? 'none 16, stud 2, bali 2'
    : festive
      ? 'jhumka 6, chand 2, drop 2, stud 2, bali 1, none 1'
      : 'none 5, stud 4, pearl 2, hoop 3, bighoop 1.5, drop 2, tassel 1';
  const necklaces = person.isBroad
    ? 'none 20, chain 2, thread 1, pendant 0.5'
    : festive
      ? 'none 4, haar 3, choker 1, pendant 2, pearls 1'
      : `none 9, chain 2, pendant 3, pearls ${o.premium ? 2 : 0.6}, choker 0.6`;
  const beads = garment === 'shawl' || garment === 'ankara' || garment === 'dashiki' ? ', beads 6' : '';
  const headphones = given.flag('phones') ?? (!byHand && !covered && lot.is(o.trade.headphones));
  const shades = !byHand && lot.is(0.045) ? lot.weigh(weights('dark 2, aviator 3, darkround 2, darkcat 1')) : '';
  const glasses = given.text('glasses') ?? (shades || (lot.is(0.8) ? person.wearsGlasses : ''));
  return {
    glasses: GLASSES[glasses] ? glasses : '',
    earring: given.text('earring') ?? (byHand || headphones ? '' : lot.weigh(weights(earrings))),
    necklace: given.text('necklace') ?? (byHand ? '' : lot.weigh(weights(necklaces + beads))),
    noseRing: given.text('noseRing') ?? (byHand ? '' : person.noseRing),
    tikka:
      given.flag('tikka') ??
      (!byHand &&
        !covered &&
        festive &&
        ['lehenga', 'silksaree', 'anarkali'].includes(garment) &&
        !['bangs', 'bob', 'pixie', 'shag'].includes(o.hair) &&
        lot.is(0.3)),
    headphones,
  };
}

function chooseCrop(lot: Chance, given: Choices, o: { hair: string; hasProp: boolean; yaw: number; variant: number }): Picture['crop'] {
  const kind = o.hasProp
    ? 'bust'
    : lot.weigh(weights(o.variant === 0 ? 'bust 52, close 33, tight 12' : 'bust 40, close 34, tight 20, half 14'));
  const tall = TALL_HEADS.includes(o.hair) ? 1 : 0;
  const wide = WIDE_HEADS.includes(o.hair) ? 1 : 0;
  const scale =
    {
      half: lot.between(0.74, 0.84),
      bust: lot.between(0.92, 1.12) - tall * 0.08 - wide * 0.06,
      close: lot.between(1.2, 1.58) - wide * 0.14,
      tight: lot.between(1.76, 2.15),
    }[kind] ?? 1;
  const cy =
    {
      half: 0.4,
      bust: lot.between(0.43, 0.47) + tall * 0.035,
      close: lot.between(0.46, 0.5) + tall * 0.03,
      tight: lot.between(0.44, 0.52),
    }[kind] ?? 0.46;
  const aside = kind === 'tight' ? -Math.sign(o.yaw) * lot.between(20, 96) : lot.between(-22, 22) - o.yaw * 46;
  return {
    scale: given.number('scale') ?? scale,
    dx: given.number('dx') ?? aside,
    cy: given.number('cy') ?? cy,
    roll: given.number('roll') ?? lot.between(-6, 6),
  };
}

const asSide = (value: number): Side => (value < 0 ? -1 : 1);

/** How far apart two colours are, roughly 0 to 1. */
function contrast(a: string, b: string): number {
  const [x, y] = [a, b].map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return Math.hypot(...(x ?? []).map((value, i) => value - (y?.[i] ?? 0))) / 441;
}

function choosePalette(lot: Chance, given: Choices, skin: string): string {
  const named = given.text('palette');
  const [first, second, third] = [lot.pick(PALETTE_NAMES), lot.pick(PALETTE_NAMES), lot.pick(PALETTE_NAMES)];
  if (named) return named;
  // A wall of the skin's own colour swallows the face.
  return [first, second, third].find((name) => contrast(mix(paletteOf(name).bg, paletteOf(name).spot, 0.6), skin) > 0.2) ?? third;
}

function chooseType(lot: Chance, premium: boolean, word: string): string {
  const long = word.length > 9 ? 0.2 : 1;
  return lot.weigh(
    weights(
      `slate 5, tall ${2 * long}, number 2, frame ${premium ? 4 : 2}, side 2, stack ${1.2 * long}, corner 1.6, ticket ${premium ? 3 : 1.4}`,
    ),
  );
}

function chooseThings(lot: Chance, trade: Trade, given: Choices) {
  const byHand = isCastByHand(given);
  const held = lot.is(trade.heldChance) ? lot.weigh(trade.held) : '';
  const behind = lot.is(trade.behindChance) ? lot.weigh(trade.behind) : '';
  return { prop: given.text('prop') ?? (byHand ? '' : held), behind: given.text('behind') ?? (byHand ? '' : behind) };
}

export function choosePicture(subject: PosterSubject, variant: number): Picture {
  const given = readChoices(subject, variant);
  const byHand = isCastByHand(given);
  const person = choosePerson(subject, given);
  const trade = tradeOf(subject.category);
  const lotOf = (group: string) => chance(`${subject.key}/${variant}#${group}`);
  const light = lotOf('light');
  const style = lotOf('style');
  const pose = lotOf('pose');
  const key = asSide(given.number('key') ?? (light.is(0.5) ? -1 : 1));
  const garment =
    given.text('garment') ??
    (byHand
      ? 'tee'
      : style.weigh(
          wardrobe(
            person.isBroad,
            person.region.wearM === person.region.wearF ? person.region.wearF : person.isBroad ? person.region.wearM : person.region.wearF,
            trade.wear,
          ),
        ));
  const hair = chooseHair(lotOf('hair'), person, given, variant);
  const worn = chooseWorn(lotOf('worn'), { person, given, trade, garment, hair, premium: subject.premium });
  const mood = chooseMood(lotOf('mood'), trade, given);
  const things = chooseThings(lotOf('things'), trade, given);
  const turn = pose.between(0.08, 0.4) * (pose.is(0.5) ? 1 : -1);
  const yaw = given.number('yaw') ?? turn;
  const pitch = given.number('pitch') ?? pose.between(-0.05, 0.12);
  const gaze = given.number('gaze') ?? (pose.is(0.7) ? -Math.sign(yaw) * Math.abs(yaw) * 1.4 : pose.between(-0.7, 0.7));
  const beard = given.text('beard') ?? (byHand ? '' : person.beard);
  const bindi = given.flag('bindi')
    ? 'dot'
    : (given.text('bindi') ??
      (byHand || !person.wearsBindi || (!isFestive(garment) && style.is(0.5))
        ? ''
        : style.weigh(weights('red 3, small 4, dot 1, drop 2'))));
  const word = (given.text('word') ?? (byHand ? subject.category.replace(/-/g, ' ') : lotOf('word').weigh(trade.words))).toUpperCase();
  const paletteName = choosePalette(lotOf('palette'), given, colourFigure.skinOf(person));
  const hasLashes = !person.isBroad;
  const look: Look = {
    key,
    isBroad: person.isBroad,
    yaw,
    pitch,
    light: given.text('light') ?? light.weigh(weights('rembrandt 4, loop 4, split 2.4, top 1')),
    ...person.body,
    face: person.face,
    eyes: { ...person.eyes, state: mood.eye, gaze, hasLashes },
    brows: { ...person.brows, lift: mood.lift },
    nose: person.nose,
    mouth: { ...person.mouth, smile: mood.smile, smirk: mood.smirk, hasTeeth: mood.hasTeeth },
    marks: { ...person.marks, age: person.age, blush: person.isBroad ? 0.35 : 0.85, bindi },
    worn,
    beard,
    hair,
    part: given.number('part') ?? (byHand ? key * -10 : ([-26, -14, 0, 14, 26][Math.floor(person.jitter(5) * 5)] ?? 0)),
    garment,
    pattern: given.text('pattern') ?? (byHand ? 'plain' : choosePattern(style, garment)),
    jitter: person.jitter,
  };
  const hasProp = things.prop !== '' && things.prop !== 'none';
  return {
    look,
    colours: colourFigure({ person, given, palette: paletteOf(paletteName), hair, lot: lotOf('cloth'), garment }),
    backdrop: given.text('backdrop') ?? lotOf('backdrop').pick(BACKDROP_NAMES),
    prop: things.prop,
    propSide: asSide(given.number('propSide') ?? -key),
    behind: things.behind,
    type: given.text('type') ?? chooseType(lotOf('type'), subject.premium, word),
    word,
    no: String(subject.no ?? (hash(subject.key) % 9000) + 100).padStart(4, '0'),
    take: variant + 1,
    crop: chooseCrop(lotOf('crop'), given, { hair, hasProp, yaw, variant }),
  };
}

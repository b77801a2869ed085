import { BACKDROP_NAMES } from '../backdrops/backdrops';
import { type Chance, chance, hash, weights } from '../chance';
import type { Side } from '../drawing/outline';
import type { Look } from '../figure/look';
import { type FigureColours, paletteOf } from '../palettes';
import type { PosterSubject } from '../poster-subject';
import { type Choices, isCastByHand, readChoices } from './choices';
import { colourFigure, skinOf } from './colouring';
import { chooseCrop, choosePalette, chooseType, type Crop } from './framing';
import { chooseMood } from './mood';
import { choosePerson, type Person } from './person';
import { chooseHair, chooseWorn } from './styling';
import { tradeOf, type Trade } from './trades';
import { choosePattern, isFestive, wardrobe } from './wardrobe';

/** A picture with every choice made: figure, colours and layout of the sheet. */
type Picture = {
  readonly look: Look;
  readonly colours: FigureColours;
  readonly backdrop: string;
  readonly prop: string;
  readonly propSide: Side;
  readonly behind: string;
  readonly type: string;
  readonly word: string;
  readonly no: string;
  readonly take: number;
  readonly crop: Crop;
};

const asSide = (value: number): Side => (value < 0 ? -1 : 1);
const PARTINGS = [-26, -14, 0, 14, 26];

/** Input of a picture's choices. */
type Casting = {
  readonly subject: PosterSubject;
  readonly variant: number;
  readonly given: Choices;
  readonly byHand: boolean;
  readonly person: Person;
  readonly trade: Trade;
  readonly lotOf: (group: string) => Chance;
};

function chooseThings({ trade, given, byHand, lotOf }: Casting) {
  const lot = lotOf('things');
  const held = lot.is(trade.heldChance) ? lot.weigh(trade.held) : '';
  const behind = lot.is(trade.behindChance) ? lot.weigh(trade.behind) : '';
  return { prop: given.text('prop') ?? (byHand ? '' : held), behind: given.text('behind') ?? (byHand ? '' : behind) };
}

function chooseGarment({ person, trade, given, byHand, variant }: Casting, style: Chance): string {
  const [local, work] = person.isBroad ? [person.region.wearM, trade.wearM] : [person.region.wearF, trade.wearF];
  const drawn = style.weigh(wardrobe(person.isBroad, local, work));
  return given.text('garment') ?? (byHand && variant === 0 ? 'tee' : drawn);
}

function chooseBindi({ person, given, byHand }: Casting, style: Chance, garment: string): string {
  const kind = style.weigh(weights('red 3, small 4, dot 1, drop 2'));
  const suits = isFestive(garment) || style.is(0.5);
  if (given.flag('bindi')) return 'dot';
  return given.text('bindi') ?? (!byHand && person.wearsBindi && suits ? kind : '');
}

function choosePose({ given, lotOf }: Casting) {
  const lot = lotOf('pose');
  const turn = lot.between(0.08, 0.4) * (lot.is(0.5) ? 1 : -1);
  const tilt = lot.between(-0.05, 0.12);
  const meetsEye = lot.is(0.7);
  const aside = lot.between(-0.7, 0.7);
  const yaw = given.number('yaw') ?? turn;
  return { yaw, pitch: given.number('pitch') ?? tilt, gaze: given.number('gaze') ?? (meetsEye ? -yaw * 1.4 : aside) };
}

function chooseLook(casting: Casting, premium: boolean): Look {
  const { person, given, byHand, trade, lotOf } = casting;
  const light = lotOf('light');
  const style = lotOf('style');
  const key = asSide(given.number('key') ?? (light.is(0.5) ? -1 : 1));
  const garment = chooseGarment(casting, style);
  const hair = chooseHair(lotOf('hair'), { person, given, variant: casting.variant, garment });
  const mood = chooseMood(lotOf('mood'), trade, given);
  const { yaw, pitch, gaze } = choosePose(casting);
  return {
    ...person.body,
    key,
    yaw,
    pitch,
    isBroad: person.isBroad,
    light: given.text('light') ?? light.weigh(weights('rembrandt 4, loop 4, split 2.4, top 1')),
    face: person.face,
    eyes: { ...person.eyes, state: mood.eye, gaze, hasLashes: !person.isBroad },
    brows: { ...person.brows, lift: mood.lift },
    nose: person.nose,
    mouth: { ...person.mouth, smile: mood.smile, smirk: mood.smirk, hasTeeth: mood.hasTeeth },
    marks: { ...person.marks, age: person.age, blush: person.isBroad ? 0.35 : 0.85, bindi: chooseBindi(casting, style, garment) },
    worn: chooseWorn(lotOf('worn'), { person, given, trade, garment, hair, premium }),
    beard: given.text('beard') ?? (byHand ? '' : person.beard),
    hair,
    part: given.number('part') ?? (byHand ? key * -10 : (PARTINGS[Math.floor(person.jitter(5) * PARTINGS.length)] ?? 0)),
    garment,
    pattern: given.text('pattern') ?? (byHand ? 'plain' : choosePattern(style, garment)),
    jitter: person.jitter,
  };
}

function chooseWord({ subject, trade, given, byHand, lotOf }: Casting): string {
  const drawn = lotOf('word').weigh(trade.words);
  return (given.text('word') ?? (byHand ? subject.category.replace(/-/g, ' ') : drawn)).toUpperCase();
}

export function choosePicture(subject: PosterSubject, variant: number): Picture {
  const given = readChoices(subject, variant);
  const lotOf = (group: string) => chance(`${subject.key}/${variant}#${group}`);
  const person = choosePerson(subject, given);
  const casting: Casting = { subject, variant, given, byHand: isCastByHand(given), person, trade: tradeOf(subject.category), lotOf };
  const look = chooseLook(casting, subject.premium);
  const { prop, behind } = chooseThings(casting);
  const palette = paletteOf(choosePalette(lotOf('palette'), given, skinOf(person)));
  const word = chooseWord(casting);
  const hasProp = prop !== '' && prop !== 'none';
  return {
    look,
    colours: colourFigure({ person, given, palette, hair: look.hair, lot: lotOf('cloth'), garment: look.garment }),
    backdrop: given.text('backdrop') ?? lotOf('backdrop').pick(BACKDROP_NAMES),
    prop,
    propSide: asSide(given.number('propSide') ?? -look.key),
    behind,
    type: given.text('type') ?? chooseType(lotOf('type'), { isFirst: variant === 0, isPremium: subject.premium, word }),
    word,
    no: String(subject.no ?? (hash(subject.key) % 9000) + 100).padStart(4, '0'),
    take: variant + 1,
    crop: chooseCrop(lotOf('crop'), given, { hair: look.hair, hasProp, yaw: look.yaw, variant }),
  };
}

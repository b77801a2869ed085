import { type Chance, chance, weights } from '../chance';
import { LID_NAMES } from '../figure/eyes';
import type { Brows, Eyes, FaceShape, Look, Marks, Mouth, Nose } from '../figure/look';
import { MOLE_NAMES } from '../figure/marks';
import type { PosterSubject } from '../poster-subject';
import { type Choices, isCastByHand } from './choices';
import { type Region, regionOf } from './regions';
import { HAIR_F, HAIR_M, OLDER_F, OLDER_M } from './wardrobe';

/** Traits of a person that are equal in every picture. */
export type Person = {
  readonly region: Region;
  readonly isBroad: boolean;
  readonly age: number;
  readonly tone: number;
  readonly undertone: string;
  readonly texture: string;
  readonly hair: string;
  readonly cover: string;
  readonly hairTone: string;
  readonly beard: string;
  readonly body: Pick<Look, 'wide' | 'tall' | 'shoulders' | 'neck'>;
  readonly face: FaceShape;
  readonly eyes: Pick<Eyes, 'lid' | 'size' | 'gap' | 'tilt' | 'iris'>;
  readonly brows: Omit<Brows, 'lift'>;
  readonly nose: Nose;
  readonly mouth: Pick<Mouth, 'width' | 'upper' | 'lower' | 'drop'>;
  readonly marks: Pick<Marks, 'freckles' | 'mole' | 'dimple'>;
  readonly wearsGlasses: string;
  readonly wearsBindi: boolean;
  readonly noseRing: string;
  readonly jitter: (i: number) => number;
};

const FACES: Readonly<Record<string, FaceShape>> = {
  oval: { fore: 1, temple: 1, cheek: 1, low: 1, jaw: 1, chinWidth: 1, chin: 1 },
  round: { fore: 1, temple: 1.01, cheek: 1.02, low: 1.06, jaw: 1.1, chinWidth: 1.16, chin: 0.955 },
  square: { fore: 1.02, temple: 1, cheek: 1, low: 1.045, jaw: 1.12, chinWidth: 1.32, chin: 0.98 },
  heart: { fore: 1.04, temple: 1.02, cheek: 1, low: 0.96, jaw: 0.88, chinWidth: 0.76, chin: 1.02 },
  long: { fore: 0.98, temple: 0.99, cheek: 0.97, low: 0.98, jaw: 0.98, chinWidth: 1.02, chin: 1.06 },
  diamond: { fore: 0.92, temple: 0.96, cheek: 1.03, low: 0.98, jaw: 0.9, chinWidth: 0.86, chin: 1.015 },
  full: { fore: 1, temple: 1, cheek: 1.02, low: 1.09, jaw: 1.19, chinWidth: 1.3, chin: 0.985 },
  angular: { fore: 0.98, temple: 0.99, cheek: 1.02, low: 1, jaw: 1.02, chinWidth: 1.2, chin: 1.035 },
};
const FACE_LOT = weights('oval 5, round 3, square 3, heart 3, long 2, diamond 2, full 2, angular 2');

const HEADS: Readonly<Record<string, readonly [wide: number, tall: number]>> = {
  round: [1.03, 0.97],
  full: [1.045, 0.985],
  long: [0.955, 1.05],
  square: [1.02, 0.99],
  heart: [1, 0.985],
  angular: [0.985, 1.02],
};

const IRISES: Readonly<Record<string, string>> = {
  brown: '#4a2a17',
  dark: '#2b1710',
  hazel: '#7a5a26',
  green: '#4f6b3c',
  blue: '#44708c',
  grey: '#667880',
};

/** Returns the name of a random colour; a colour chosen by hand is named by its strongest part. */
export function irisName(colour: string): string {
  const named = Object.entries(IRISES).find(([, hex]) => hex === colour);
  if (named) return named[0];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  if (red > green && red > blue) return 'brown';
  return green > blue ? 'green' : 'blue';
}

const BEARDS = weights(
  'full 5, short 5, stubble 6, shadow 4, moustache 2, chevron 1.4, goatee 2, vandyke 1, handlebar 0.7, long 1, pencil 0.6, soul 0.4, stubblestache 2, sideburns 0.4',
);
const TURBAN_BEARDS = weights('full 6, long 3, short 2');

function chooseFace(lot: Chance, isBroad: boolean, given: Choices) {
  const name = lot.weigh(FACE_LOT);
  const shape = FACES[name] ?? FACES['oval'];
  const jaw = (isBroad ? 1.02 : 0.91) + lot.between(-0.035, 0.045);
  const handJaw = given.number('jaw') ?? (isBroad ? 1 : 0.88) + lot.next() * 0.1;
  const handChin = given.number('chin') ?? 0.96 + lot.next() * 0.07;
  const [wide, tall] = HEADS[name] ?? [1, 1];
  const stretch = { wide: wide + lot.between(-0.015, 0.02), tall: tall + lot.between(-0.015, 0.015) };
  if (isCastByHand(given))
    return {
      face: { fore: 1, temple: 1, cheek: 1, low: 0.5 + handJaw / 2, jaw: handJaw, chinWidth: handJaw, chin: handChin },
      head: { wide: 1, tall: 1 },
    };
  const base = shape ?? { fore: 1, temple: 1, cheek: 1, low: 1, jaw: 1, chinWidth: 1, chin: 1 };
  return {
    face: {
      ...base,
      low: base.low * (0.5 + jaw / 2),
      jaw: base.jaw * jaw,
      chinWidth: base.chinWidth * jaw,
      chin: base.chin * lot.between(0.985, 1.015),
    },
    head: stretch,
  };
}

function chooseFeatures(
  lot: Chance,
  o: { isBroad: boolean; region: Region; age: number; given: Choices },
): Pick<Person, 'eyes' | 'brows' | 'nose' | 'mouth'> {
  const { isBroad, region, given } = o;
  const byHand = isCastByHand(given);
  const arch = lot.weigh(weights('soft 4, straight 3, high 3, angled 2'));
  const isAfrican = region.nose[0] > 1.02;
  const dark = byHand && (given.number('skin') ?? 3) >= 5 ? 1 : 0;
  return {
    eyes: {
      lid: byHand ? 'crease' : lot.weigh(weights(region.lids)) || LID_NAMES[0] || '',
      size: byHand ? 1 : (isBroad ? 0.95 : 1.03) + lot.between(-0.07, 0.08),
      gap: byHand ? 0 : lot.between(-1.8, 2.6),
      tilt: lot.between(byHand ? 0 : -1.6, byHand ? 2 : 3.6),
      iris: given.text('iris') ?? IRISES[lot.weigh(weights(region.iris))] ?? '#3a2216',
    },
    brows: {
      thick: given.number('brow') ?? (isBroad ? 9 : 4.5) + (byHand ? 0 : lot.between(-2, isBroad ? 3.5 : 2.2)),
      arch: byHand ? 0 : ({ soft: 1, straight: -3, high: 4, angled: 2 }[arch] ?? 0) * (isBroad ? 0.5 : 1),
      tilt: byHand ? (lot.next() - 0.4) * 6 : lot.between(-1.2, 2) + (arch === 'angled' ? 1.4 : 0),
      length: byHand ? 1 : lot.between(0.86, 1.14),
      gap: byHand ? 0 : lot.between(-2.5, 2.5),
    },
    nose: {
      width: byHand ? 0.86 + lot.next() * 0.36 + dark * 0.1 : lot.between(...region.nose) * (isBroad ? 1.06 : 0.96),
      drop: byHand ? 0 : lot.between(-4, 4.5) + (isBroad ? 1 : -1),
      bridge: byHand ? 1 : lot.between(0.8, 1.45),
      tip: byHand
        ? 'plain'
        : lot.weigh(weights(isAfrican ? 'round 5, plain 3, button 2' : 'plain 4, round 2, fine 3, button 2, aquiline 2')),
    },
    mouth: {
      width: byHand ? 1 : lot.between(0.88, 1.14) * (isBroad ? 1.04 : 0.98),
      upper: (isBroad ? 0.1 : 0.6) + lot.next() * 0.6 + (isAfrican || dark ? 0.35 : 0),
      lower: (isBroad ? 0.1 : 0.6) + lot.next() * 0.7 + (isAfrican || dark ? 0.35 : 0),
      drop: byHand ? 0 : lot.between(-2, 3),
    },
  };
}

function chooseHair(
  lot: Chance,
  o: { isBroad: boolean; isEither: boolean; region: Region; age: number },
): Pick<Person, 'texture' | 'hair' | 'cover' | 'hairTone'> {
  const { region, age } = o;
  const likesShort = o.isEither ? lot.is(0.5) : o.isBroad;
  const texture = lot.weigh(weights(region.texture));
  const pool = (likesShort ? HAIR_M : HAIR_F)[texture] ?? [];
  const isOlder = age > 0.5 && lot.is(likesShort ? 0.66 : 0.5);
  const hair = lot.weigh(isOlder ? (likesShort ? OLDER_M : OLDER_F) : pool) || 'crop';
  const cover = likesShort ? region.coverM : region.coverF;
  const greyChance = age < 0.3 ? 0 : age < 0.55 ? 0.3 : 0.85;
  const isGrey = lot.is(greyChance);
  const own = lot.weigh(weights(region.hair, likesShort ? 'dyed 0.05' : 'chestnut 0.6, auburn 0.4, dyed 0.3, teal 0.15, rosy 0.1'));
  const grey = age > 0.8 ? lot.weigh(weights('white 4, grey 4')) : lot.weigh(weights('grey 4, steel 5'));
  return { texture, hair, cover: cover && lot.is(cover[1]) ? lot.weigh(weights(cover[0])) : '', hairTone: isGrey ? grey : own };
}

function chooseAge(lot: Chance, given: Choices): number {
  const years = given.number('age');
  if (years !== undefined) return Math.max(0, Math.min(1, (years - 24) / 44));
  if (isCastByHand(given)) return 0;
  const band = lot.weigh(weights('young 52, grown 28, mature 13, elder 7'));
  const low = { young: 0, grown: 0.16, mature: 0.46, elder: 0.76 }[band] ?? 0;
  return band === 'young' ? 0 : low + lot.next() * 0.24;
}

/** Makes a random person from the subject's key. Each group of traits has its own stream, so a new trait never changes another group. */
export function choosePerson(subject: Pick<PosterSubject, 'key' | 'gender' | 'region'>, given: Choices): Person {
  const lotOf = (group: string) => chance(`${subject.key}#${group}`);
  const region = regionOf(subject.region);
  const body = lotOf('body');
  const isEither = subject.gender === 'x';
  const build = given.text('build') ?? (isEither ? (body.is(0.5) ? 'm' : 'f') : subject.gender);
  const isBroad = build === 'm';
  const byHand = isCastByHand(given);
  const age = chooseAge(lotOf('age'), given);
  const { face, head } = chooseFace(lotOf('face'), isBroad, given);
  const hair = chooseHair(lotOf('hair'), { isBroad, isEither, region, age });
  const skin = lotOf('skin');
  const marks = lotOf('marks');
  const beardLot = lotOf('beard');
  const tone = given.number('skin') ?? skin.between(...region.tone);
  const hasBeard = isBroad && (hair.cover === 'turban' ? beardLot.is(0.94) : beardLot.is(region.beard * (isEither ? 0.3 : 1)));
  const noise = lotOf('noise');
  const knobs = Array.from({ length: 48 }, () => noise.next());
  return {
    region,
    isBroad,
    age,
    tone,
    undertone: byHand ? 'neutral' : skin.weigh(weights(region.undertone)),
    ...hair,
    hairTone: given.text('hairTone') ?? (byHand ? 'black' : hair.hairTone),
    beard: hasBeard ? beardLot.weigh(hair.cover === 'turban' ? TURBAN_BEARDS : BEARDS) : '',
    body: {
      ...head,
      shoulders: byHand ? 1 : body.between(0.9, 1.1) * (isEither ? (isBroad ? 0.93 : 1.04) : 1) * (face.jaw > 1.12 ? 1.06 : 1),
      neck: byHand ? 1 : body.between(0.9, 1.1) * (face.jaw > 1.12 ? 1.1 : 1),
    },
    face,
    ...chooseFeatures(lotOf('features'), { isBroad, region, age, given }),
    marks: {
      freckles: !byHand && marks.is(tone < 1.6 ? 0.22 : tone < 3.4 ? 0.05 : 0) ? marks.between(0.45, 0.8) : 0,
      mole: !byHand && marks.is(0.16) ? marks.pick(MOLE_NAMES) : '',
      dimple: !byHand && marks.is(0.12),
    },
    wearsGlasses:
      !byHand && marks.is(0.1 + age * 0.3)
        ? marks.weigh(weights(age > 0.6 ? 'reading 3, clear 3, square 2, round 2' : 'clear 3, round 3, square 3, cat 2'))
        : '',
    wearsBindi: !isBroad && marks.is(region.bindi),
    noseRing: !isBroad && marks.is(region.noseRing) ? marks.weigh(weights('stud 3, ring 2')) : '',
    jitter: (i) => knobs[i % knobs.length] ?? 0.5,
  };
}

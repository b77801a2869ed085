import { TALENT_STATUS } from '@alltalent/shared/contracts';
import type { PosterDirections, TalentRecord } from '../../src/talents';
import { buildOf } from '@alltalent/posters';
import { findCategory, findSubCategory } from '../categories';
import { findGender } from '../genders';
import { REGIONS } from '../regions';
import { CITIES } from '../regions/cities';
import { drawSlugTail, SeededRandom } from '../seeded-random';
import { CAST, type CastMember } from './cast';
import { drawAttributes } from './draw-attributes';
import { drawCredits } from './draw-credits';
import { drawPerson } from './draw-person';
import { ageOf, SEED_SECONDS, type TalentDraft } from './talent-draft';
import { writeAbout, writeHeadline } from './write-texts';

const SPREAD_SECONDS = 4 * 365 * 86_400;
const HIDDEN_SHARE = 0.06;
const PREMIUM_SHARE = 0.18;
/** Hidden talents among the newest, so that the first pages show their placeholders. */
const HIDDEN_AMONG_CAST = new Map([
  [CAST.length + 1, 6.5],
  [CAST.length + 2, 19.5],
]);
/** Hours between two of the hand-made people. */
const CAST_STEP_HOURS = 11;

/** Makes `count` talents. Equal counts give equal rows; a larger count starts with the same people. */
export function* makeTalents(count: number): Generator<TalentRecord> {
  const taken = new Set(CAST.map((member) => member.name));
  const seconds = new Set<number>();
  for (let id = 1; id <= count; id += 1) {
    const random = new SeededRandom(`talent ${id}`);
    const member = CAST[id - 1];
    const record = member ? makeCastTalent(random, member, id) : makeDrawnTalent(random, taken, id);
    let { createdAt } = record;
    while (seconds.has(createdAt)) createdAt -= 1;
    seconds.add(createdAt);
    yield { ...record, createdAt };
  }
}

function makeCastTalent(random: SeededRandom, member: CastMember, id: number): TalentRecord {
  const draft = toDraft(member);
  return {
    ...describe(random, draft, { id, poster: toPoster(member, draft) }),
    status: TALENT_STATUS.visible,
    isPremium: member.premium,
    createdAt: secondsAtPlace(id),
    featuredPosition: member.featured ?? null,
    headline: member.headline,
    about: member.about,
    pictureCount: 5,
    isPrivate: false,
    published: null,
  };
}

function toPoster({ key, no, word, look, variants }: CastMember, draft: TalentDraft): PosterDirections {
  if (!look) return { key, no, look: { age: ageOf(draft.bornOn) } };
  return { key, no, look: word === undefined ? look : { ...look, word }, ...(variants ? { variants } : {}) };
}

function makeDrawnTalent(random: SeededRandom, taken: Set<string>, id: number): TalentRecord {
  const draft = drawPerson(random, taken);
  const place = HIDDEN_AMONG_CAST.get(id);
  const isHidden = place !== undefined || random.happens(HIDDEN_SHARE);
  return {
    ...describe(random, draft, { id, poster: { look: { age: ageOf(draft.bornOn) } } }),
    status: isHidden ? TALENT_STATUS.hidden : TALENT_STATUS.visible,
    isPremium: random.happens(PREMIUM_SHARE),
    createdAt: place === undefined ? SEED_SECONDS - random.between(4 * 86_400, SPREAD_SECONDS) : secondsAtPlace(place),
    featuredPosition: null,
    headline: writeHeadline(random, draft),
    about: writeAbout(random, draft),
    pictureCount: random.between(3, 5),
    isPrivate: false,
    published: null,
  };
}

type Sketch = Pick<TalentRecord, 'id' | 'poster'>;

function describe(random: SeededRandom, draft: TalentDraft, { id, poster }: Sketch) {
  const city = CITIES.find((candidate) => candidate.name === draft.city);
  if (!city) throw new Error(`Unknown city ${draft.city}`);
  const slug = `${slugOfName(draft.name)}-${drawSlugTail(random)}`;
  const genderId = findGender(draft.gender).id;
  const subject = {
    key: slug,
    ...poster,
    look: { ...poster.look },
    gender: buildOf(genderId),
    region: draft.region.key,
  };
  return {
    id,
    slug,
    poster,
    name: draft.name,
    genderId,
    bornOn: draft.bornOn,
    categoryId: draft.category.id,
    subCategoryId: draft.subCategory.id,
    cityId: city.id,
    region: draft.region.key,
    skills: draft.skills,
    languages: draft.languages,
    attributes: drawAttributes(random, draft, subject),
    credits: drawCredits(random, draft),
  };
}

function toDraft(member: CastMember): TalentDraft {
  const region = REGIONS.find((candidate) => candidate.key === member.region);
  if (!region) throw new Error(`Unknown region ${member.region}`);
  const category = findCategory(member.category);
  const { name, gender, city, skills, languages } = member;
  return {
    name,
    gender,
    city,
    skills,
    languages,
    bornOn: member.born,
    region,
    category,
    subCategory: findSubCategory(category, member.subCategory),
    years: 10,
  };
}

function secondsAtPlace(place: number): number {
  return SEED_SECONDS - Math.round(place * CAST_STEP_HOURS * 3600);
}

function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-');
}

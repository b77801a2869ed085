import type { SeededRandom } from '../seeded-random';
import { CRAFT_SENTENCES } from '../texts/about-craft';
import { SCREEN_SENTENCES } from '../texts/about-screen';
import { STAGE_SENTENCES } from '../texts/about-stage';
import { CLOSINGS, HEADLINES } from '../texts/closings';
import type { TalentDraft } from './talent-draft';

const SENTENCES = { ...SCREEN_SENTENCES, ...STAGE_SENTENCES, ...CRAFT_SENTENCES };

export function writeHeadline(random: SeededRandom, draft: TalentDraft): string {
  return capitalise(fill(random.pick(HEADLINES), partsOf(draft)));
}

/** About text of two to four sentences: start of the career, strengths, something to remember. */
export function writeAbout(random: SeededRandom, draft: TalentDraft): string {
  const sentences = SENTENCES[draft.category.name];
  if (!sentences) throw new Error(`No sentences for ${draft.category.name}`);
  const parts = partsOf(draft);
  const chosen = [
    random.pick(sentences.open),
    ...random.pickSome(sentences.more, random.between(1, 2)),
    ...(random.happens(0.75) ? [random.pick(CLOSINGS)] : []),
  ];
  return chosen.map((sentence) => capitalise(fill(sentence, parts))).join(' ');
}

function partsOf(draft: TalentDraft): Readonly<Record<string, string>> {
  const [skill1 = '', skill2 = skill1] = draft.skills;
  const home = draft.region.cities.find((city) => city !== draft.city) ?? draft.region.cities[0] ?? draft.city;
  return {
    city: draft.city,
    home,
    years: spellSmall(draft.years),
    sub: draft.subCategory.name,
    category: draft.category.name,
    categoryLower: draft.category.name.toLowerCase(),
    skill1: lowerUnlessName(skill1),
    skill2: lowerUnlessName(skill2),
    language: draft.languages[0] ?? 'English',
    languages: joinWithAnd(draft.languages),
  };
}

function fill(sentence: string, parts: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (_whole, key: string) => parts[key] ?? '');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function spellSmall(count: number): string {
  return SMALL[count] ?? String(count);
}

const NAMES =
  /^(?:TV|IVR|DJ|HD|E-|Hindi|Tamil|Punjabi|South|Kalari|Shakespeare|Bollywood|Bharat|Kathak|Odissi|Kuchi|Mohini|Manipuri|Carnatic|Hindustani|Sufi|Afro|Baul)/u;

function lowerUnlessName(skill: string): string {
  return NAMES.test(skill) ? skill : skill.charAt(0).toLowerCase() + skill.slice(1);
}

function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

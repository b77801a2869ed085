import type { TalentAttributeValue } from '../../src/talents';
import type { PersonSubject } from '@alltalent/posters';
import { ATTRIBUTE_IDS as IDS, heightPosition } from '../attributes';
import type { SeededRandom } from '../seeded-random';
import { readAppearance } from './read-appearance';
import { looksFemale, type TalentDraft } from './talent-draft';

export function drawAttributes(random: SeededRandom, draft: TalentDraft, subject: PersonSubject): TalentAttributeValue[] {
  const { groups } = draft.category;
  return [
    ...(groups.includes('physical') ? drawBody(random, draft, subject) : []),
    ...(groups.includes('social') ? drawReach(random, draft) : []),
  ];
}

function drawBody(random: SeededRandom, draft: TalentDraft, subject: PersonSubject): TalentAttributeValue[] {
  const isFemale = looksFemale(draft.gender);
  const isModel = draft.category.name === 'Model';
  const isPlus = draft.subCategory.name === 'Plus size';
  const inches = random.around(isFemale ? 64 : 69, 2) + (isModel ? 2 : 0);
  const chest = random.around(isFemale ? 34 : 39, 1) + (isPlus ? 9 : 0);
  const waist = random.around(isFemale ? 27 : 32, 1) + (isPlus ? 10 : 0);
  return [
    ...readAppearance(subject),
    { attributeId: IDS.height, value: heightPosition(inches) },
    {
      attributeId: IDS.weight,
      value: Math.round((inches * 2.54 - 100) * (isFemale ? 0.86 : 0.93)) + (isPlus ? 24 : 0) + random.between(-4, 5),
    },
    { attributeId: IDS.chest, value: chest },
    { attributeId: IDS.waist, value: waist },
    { attributeId: IDS.hips, value: waist + random.between(isFemale ? 8 : 4, isFemale ? 11 : 7) },
    { attributeId: IDS.shoe, value: random.around(isFemale ? 5 : 9, 0.8) },
  ];
}

/** Number of followers: mostly a few thousand, sometimes a few million. */
function drawReach(random: SeededRandom, draft: TalentDraft): TalentAttributeValue[] {
  const start = draft.category.name === 'Influencer' ? 9.6 : 7.2;
  const followers = roundReach(Math.exp(start + random.next() * 2.6 + random.next() * 2.2));
  const hasVideos = draft.category.name === 'Influencer' || random.happens(0.55);
  return [
    { attributeId: IDS.photoFollowers, value: followers },
    ...(hasVideos ? [{ attributeId: IDS.videoSubscribers, value: roundReach(followers * (0.2 + random.next())) }] : []),
    { attributeId: IDS.averageViews, value: roundReach(followers * (0.08 + random.next() * 0.4)) },
  ];
}

function roundReach(count: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(10, count))) - 1);
  return Math.max(100, Math.round(count / step) * step);
}

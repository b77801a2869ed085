import type { TalentAttributeValue } from '../../modules/talents';
import { ATTRIBUTE_IDS as IDS, heightPosition } from '../attributes';
import type { SeededRandom } from '../seeded-random';
import { ageOf, looksFemale, type TalentDraft } from './talent-draft';

export function drawAttributes(random: SeededRandom, draft: TalentDraft): TalentAttributeValue[] {
  const { groups } = draft.category;
  return [...(groups.includes('physical') ? drawBody(random, draft) : []), ...(groups.includes('social') ? drawReach(random, draft) : [])];
}

function drawBody(random: SeededRandom, draft: TalentDraft): TalentAttributeValue[] {
  const isFemale = looksFemale(draft.gender);
  const isModel = draft.category.name === 'Model';
  const isPlus = draft.subCategory.name === 'Plus size';
  const inches = random.around(isFemale ? 64 : 69, 2) + (isModel ? 2 : 0);
  const chest = random.around(isFemale ? 34 : 39, 1) + (isPlus ? 9 : 0);
  const waist = random.around(isFemale ? 27 : 32, 1) + (isPlus ? 10 : 0);
  return [
    { attributeId: IDS.skin, value: drawSkin(random, draft.region.key) },
    { attributeId: IDS.hairLength, value: isFemale ? random.between(2, 5) : random.between(0, 3) },
    { attributeId: IDS.hairColour, value: drawHairColour(random, draft) },
    { attributeId: IDS.eyes, value: drawEyes(random, draft.region.key) },
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

function drawSkin(random: SeededRandom, region: string): number {
  if (['nigerian', 'ghanaian', 'kenyan', 'senegalese'].includes(region)) return random.between(5, 7);
  if (['swedish', 'french', 'italian'].includes(region)) return random.between(0, 3);
  if (['japanese', 'korean', 'chinese', 'kashmiri', 'mizo', 'khasi', 'ladakhi'].includes(region)) return random.between(0, 2);
  return random.between(1, 6);
}

function drawHairColour(random: SeededRandom, draft: TalentDraft): number {
  if (ageOf(draft.bornOn) > 52 && random.happens(0.7)) return random.between(6, 7);
  if (draft.region.key === 'swedish') return random.pick([2, 4, 4, 4]);
  if (['french', 'italian', 'british', 'american', 'brazilian'].includes(draft.region.key)) return random.between(0, 5);
  return random.happens(0.05) ? 8 : random.pick([0, 0, 0, 1, 1, 2]);
}

function drawEyes(random: SeededRandom, region: string): number {
  if (['swedish', 'french', 'british', 'american', 'italian'].includes(region)) return random.between(2, 6);
  return random.pick([0, 0, 1, 1, 1, 2, 2, 3]);
}

/** Most have a few thousand followers, some a few million. */
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

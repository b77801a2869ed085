import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { createHash } from 'node:crypto';
import { isAdult, toDayNumber } from '../schema/birthdays';
import { isOpenSection } from '../schema/profile-sections';
import { toIndexTokens, toSortName } from '../schema/search-tokens';
import type { TalentRecord } from '../schema/talent-record';
import type { TalentSearchEntity, TalentTokenEntity } from '../schema/talent-search.entity';

/** Looks up names by which a talent is found. */
export type LookupNames = {
  readonly category: (id: number) => string;
  readonly subCategory: (id: number) => string;
  readonly city: (id: number) => string;
};

/** Status of a profile taken off the site: unlike a hidden one it is not counted. Never on the wire. */
export const WITHDRAWN_STATUS = 3;
/** Status of a visible profile while its account is suspended. */
export const SUSPENDED_STATUS = 4;
/** Status of a visible or private profile after its owner requested the deletion of the account. */
export const LEAVING_STATUS = 5;

/** Status of a child's profile, which is on no list: the guardian and the clients whom the child applied to read it. */
export const CHILD_STATUS = 6;
const UNLISTED: readonly number[] = [WITHDRAWN_STATUS, SUSPENDED_STATUS, LEAVING_STATUS, CHILD_STATUS];

/** Makes a talent's projection; null for a minor and for a profile off the site, which are not listed. */
export function projectTalent(record: TalentRecord, now: Date): TalentSearchEntity | null {
  if (UNLISTED.includes(record.status)) return null;
  const bornDay = toDayNumber(record.bornOn);
  if (!isAdult(now, bornDay)) return null;
  const { id, createdAt, categoryId, subCategoryId, cityId, genderId, status } = record;
  const sortName = status === TALENT_STATUS.visible ? toSortName(record.name) : anonymousSortName(record.slug);
  return { id, createdAt, sortName, categoryId, subCategoryId, cityId, genderId, bornDay, status };
}

/** Makes a talent's tokens: none for a hidden talent, and none of sections that are not for everybody. */
export function projectTokens(record: TalentRecord, names: LookupNames): TalentTokenEntity[] {
  if (record.status !== TALENT_STATUS.visible) return [];
  const { name, categoryId, subCategoryId, cityId, skills, languages, published } = record;
  const spoken = isOpenSection(published, 'skills') ? [...skills, ...languages] : [];
  const texts = [name, names.category(categoryId), names.subCategory(subCategoryId), names.city(cityId), ...spoken];
  return toIndexTokens(texts).map((word) => ({ word, talentId: record.id }));
}

/** Makes a random-looking sort name, because a hidden card's place in A-Z must not reveal the name. */
function anonymousSortName(slug: string): string {
  const digest = createHash('sha256').update(slug).digest();
  return [...digest.subarray(0, 8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

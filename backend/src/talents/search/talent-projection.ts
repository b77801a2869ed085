import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { createHash } from 'node:crypto';
import { isAdult, toDayNumber } from '../schema/birthdays';
import { isOpenSection } from '../schema/profile-sections';
import { toIndexTokens, toSortName } from '../schema/search-tokens';
import type { TalentRecord } from '../schema/talent-record';
import type { TalentSearchEntity, TalentTokenEntity } from '../schema/talent-search.entity';

/** Names of the lookups a talent can be found by. */
export type LookupNames = {
  readonly category: (id: number) => string;
  readonly subCategory: (id: number) => string;
  readonly city: (id: number) => string;
};

/** Of a profile taken off the site: unlike a hidden one it is not even counted. Never on the wire. */
export const WITHDRAWN_STATUS = 3;
/** Of a profile that is off the site as long as its account is suspended, and was visible before. */
export const SUSPENDED_STATUS = 4;
/** Of a profile that was visible or private until its owner asked for the deletion of the account. */
export const LEAVING_STATUS = 5;

/** Null: not listed at all (a minor, or a profile taken off the site). */
export function projectTalent(record: TalentRecord, now: Date): TalentSearchEntity | null {
  if ([WITHDRAWN_STATUS, SUSPENDED_STATUS, LEAVING_STATUS].includes(record.status)) return null;
  const bornDay = toDayNumber(record.bornOn);
  if (!isAdult(now, bornDay)) return null;
  const { id, createdAt, categoryId, subCategoryId, cityId, genderId, status } = record;
  const sortName = status === TALENT_STATUS.visible ? toSortName(record.name) : drawSortName(record.slug);
  return { id, createdAt, sortName, categoryId, subCategoryId, cityId, genderId, bornDay, status };
}

/** A hidden talent is found by no word, and nobody by words that are not for everybody. */
export function projectTokens(record: TalentRecord, names: LookupNames): TalentTokenEntity[] {
  if (record.status !== TALENT_STATUS.visible) return [];
  const { name, categoryId, subCategoryId, cityId, skills, languages, published } = record;
  const spoken = isOpenSection(published, 'skills') ? [...skills, ...languages] : [];
  const texts = [name, names.category(categoryId), names.subCategory(subCategoryId), names.city(cityId), ...spoken];
  return toIndexTokens(texts).map((word) => ({ word, talentId: record.id }));
}

/** Where a hidden card stands in A-Z must not tell its name, so its place is drawn. */
function drawSortName(slug: string): string {
  const digest = createHash('sha256').update(slug).digest();
  return [...digest.subarray(0, 8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

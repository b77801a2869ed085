import { TALENT_STATUS } from '@alltalent/shared/contracts';
import type { IndexedTalent } from './memory/talent-columns';
import type { SearchFilter } from './talent-search';
import { toWantedTokens } from './token-conditions';

/** Tells whether the listing finds this talent by the filter: the listing's conditions, for one talent. */
export function isFound({ row, tokens, attributes }: IndexedTalent, filter: SearchFilter): boolean {
  const { categoryId, subCategoryId, genderId, cityIds, born } = filter;
  if (!filter.includesHidden && row.status !== TALENT_STATUS.visible) return false;
  if (categoryId !== undefined && row.categoryId !== categoryId) return false;
  if (subCategoryId !== undefined && row.subCategoryId !== subCategoryId) return false;
  if (genderId !== undefined && row.genderId !== genderId) return false;
  if (cityIds && !cityIds.includes(row.cityId)) return false;
  if (born && (row.bornDay < born.from || row.bornDay > born.to)) return false;
  return hasTokens(tokens, filter.tokens ?? []) && hasAttributes(attributes, filter.attributes ?? []);
}

/** Tells whether all wanted tokens are there; the last one may be the beginning of a token. */
export function hasTokens(tokens: readonly string[], wanted: readonly string[]): boolean {
  return toWantedTokens(wanted).every(({ token, isBeginning }) =>
    isBeginning ? tokens.some((own) => own.startsWith(token)) : tokens.includes(token),
  );
}

function hasAttributes(own: IndexedTalent['attributes'], wanted: NonNullable<SearchFilter['attributes']>): boolean {
  return wanted.every(({ attributeId, from, to }) =>
    own.some((attribute) => attribute.attributeId === attributeId && attribute.value >= from && attribute.value <= to),
  );
}

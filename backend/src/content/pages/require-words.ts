import { PAGE_NAMES, type PageName, readWordsName } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';

/** Returns the page and the wording of stored words, such as `singer` or `singer~summer`; throws NOT_FOUND for any other name. */
export function requireWords(name: string): { readonly page: PageName; readonly wording: string } {
  const words = readWordsName(name);
  if (words) return words;
  throw new DomainError('NOT_FOUND', { detail: `There is no page called ${name}. There are ${PAGE_NAMES.join(', ')}.` });
}

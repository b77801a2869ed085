import { PAGE_NAMES, type PageName } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';

/** Returns a page with words of its own; throws NOT_FOUND for any other name. */
export function requirePage(name: string): PageName {
  const page = PAGE_NAMES.find((candidate) => candidate === name);
  if (page) return page;
  throw new DomainError('NOT_FOUND', { detail: `There is no page called ${name}. There are ${PAGE_NAMES.join(', ')}.` });
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PageBlocks, type PageContentResponse, type PageName } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { WORDING } from './wording';

/** Returns what to ask the backend for: a page, and the wording of it that this release shows. */
export function wordsOf<Page extends PageName>(page: Page): { readonly page: Page; readonly wording: string | undefined } {
  return { page, wording: WORDING === '' ? undefined : WORDING };
}

/** Query of a page's editable copy, shared by all its sections. */
export function pageCopyQuery(page: PageName) {
  return queryOptions({
    queryKey: ['landing', 'page-copy', page],
    queryFn: ({ signal }) => request(ENDPOINTS.pageContent, wordsOf(page), { signal }),
  });
}

/** All blocks of one page. */
export function pageBlocksQuery<Page extends PageName>(page: Page) {
  return queryOptions({ ...pageCopyQuery(page), select: (response: PageContentResponse) => blocksOf(response, page) });
}

/** One block of a page; null for one that was left out. */
export function pageBlockQuery<Page extends PageName, Name extends keyof PageBlocks<Page>>(page: Page, name: Name) {
  return queryOptions({ ...pageCopyQuery(page), select: (response: PageContentResponse) => blocksOf(response, page)[name] ?? null });
}

function blocksOf<Page extends PageName>({ data }: PageContentResponse, page: Page): PageBlocks<Page> {
  return (data.page === page ? data.blocks : {}) as PageBlocks<Page>;
}

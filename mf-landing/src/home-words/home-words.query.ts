import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PageBlocks, type PageContentResponse } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

type HomeBlocks = PageBlocks<'home'>;

/** The words of the home page that marketing keeps. Asked for once, read by several sections. */
export const homeWordsQuery = queryOptions({
  queryKey: ['landing', 'home-words'],
  queryFn: ({ signal }) => request(ENDPOINTS.pageContent, { page: 'home' }, { signal }),
});

/** One block of them; null for one that was left out. */
export function homeBlockQuery<Name extends keyof HomeBlocks>(name: Name) {
  return queryOptions({ ...homeWordsQuery, select: (answer: PageContentResponse) => pickBlock(answer, name) });
}

function pickBlock<Name extends keyof HomeBlocks>({ data }: PageContentResponse, name: Name): NonNullable<HomeBlocks[Name]> | null {
  return data.page === 'home' ? (data.blocks[name] ?? null) : null;
}

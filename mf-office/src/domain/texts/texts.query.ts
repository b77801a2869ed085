import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type TextKey, type TextKind } from '@alltalent/shared/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../office-session/office-session.query';
import { keepsRows } from '../search-field/keeps-rows';

const TEXTS = [...OFFICE_DATA, 'texts'] as const;
const nextPage = ({ next }: { readonly next: string }) => (next === '' ? undefined : next);

/** Texts of a kind, or all for ''; `search`: a part of the title or the address. */
export const textsQuery = (kind: TextKind | '', search: string) => {
  const queryKey = [...TEXTS, 'list', kind, search];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => request(ENDPOINTS.siteTexts, { kind, search, after: pageParam }, { signal }),
    getNextPageParam: nextPage,
    placeholderData: (found, before) => (keepsRows(queryKey, found, before) ? found : undefined),
  });
};

/** A text with the values of its newest version. An open editor is not changed by a later answer. */
export const textQuery = ({ kind, name }: TextKey) =>
  queryOptions({
    queryKey: [...TEXTS, 'one', kind, name],
    queryFn: ({ signal }) => request(ENDPOINTS.siteText, { kind, name }, { signal }),
    staleTime: 0,
  });

/** Versions of a text, the newest first. */
export const textVersionsQuery = ({ kind, name }: TextKey) =>
  infiniteQueryOptions({
    queryKey: [...TEXTS, 'versions', kind, name],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => request(ENDPOINTS.siteTextVersions, { kind, name, before: pageParam }, { signal }),
    getNextPageParam: nextPage,
    staleTime: 0,
  });

/** One version with its values, which never change. */
export const textVersionQuery = ({ kind, name }: TextKey, version: number) =>
  queryOptions({
    queryKey: [...TEXTS, 'version', kind, name, version],
    queryFn: ({ signal }) => request(ENDPOINTS.siteTextVersion, { kind, name, version }, { signal }),
    staleTime: Infinity,
  });

/** Key of every query about texts. */
export const TEXTS_DATA = TEXTS;

import { ApiError, request } from '@alltalent/shared/api';
import { type DocumentKind, ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** A text of the site; without a version, the one that holds now. */
export function siteDocumentQuery(kind: DocumentKind, name: string, version?: number) {
  return queryOptions({
    queryKey: ['content', 'document', kind, name, version ?? 'now'],
    queryFn: async ({ signal }) => {
      const response =
        version === undefined
          ? request(ENDPOINTS.siteDocument, { kind, name }, { signal })
          : request(ENDPOINTS.siteDocumentVersion, { kind, name, version }, { signal });
      return (await response).data;
    },
  });
}

/** Unknown (404), or an address no text can have (400). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}

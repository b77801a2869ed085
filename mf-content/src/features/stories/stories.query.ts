import { siteDocumentQuery } from '../../domain/documents/site-document.query';
import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const storiesQuery = queryOptions({
  queryKey: ['content', 'stories'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.stories, {}, { signal })).data,
});

/** Banner text of the stories page. */
export const storiesCopyQuery = siteDocumentQuery('page', 'success');

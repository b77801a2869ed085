import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** Votes about the answers to questions, those that helped least first. */
export const votesQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'answer-votes'],
  queryFn: ({ signal }) => request(ENDPOINTS.answerVotes, {}, { signal }),
});

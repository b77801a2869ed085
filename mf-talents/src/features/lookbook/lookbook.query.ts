import { ApiError, hasCode, request } from '@alltalent/shared/api';
import { ENDPOINTS, type Feedback, type LookbookResponse } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

type Lookbook = LookbookResponse['data'];

export function lookbookQuery(token: string) {
  return queryOptions({
    queryKey: ['talents', 'lookbook', token],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.lookbook, { token }, { signal })).data,
  });
}

export function showLookbook(queryClient: QueryClient, token: string, lookbook: Lookbook): void {
  queryClient.setQueryData(lookbookQuery(token).queryKey, lookbook);
}

export function showFeedback(queryClient: QueryClient, token: string, given: Feedback): void {
  queryClient.setQueryData(lookbookQuery(token).queryKey, (known) => known && { ...known, answers: [...others(known, given), given] });
}

function others({ answers: feedback }: Lookbook, { talent_id }: Feedback): readonly Feedback[] {
  return feedback.filter((answer) => answer.talent_id !== talent_id);
}

/** Returns the feedback on a talent; empty feedback while there is none. */
export function feedbackOn(feedback: readonly Feedback[], talentId: number): Feedback {
  return feedback.find(({ talent_id }) => talent_id === talentId) ?? { talent_id: talentId, answer: null, comment: '' };
}

/** Late, withdrawn or never sent (404), or an address no link can have (400). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}

export function isLocked(error: unknown): boolean {
  return hasCode(error, 'PASSCODE_REQUIRED');
}

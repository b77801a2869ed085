import { ApiError, messageOf } from '@alltalent/shared/api';
import { recordingPlaceOf, RECORDING_PROVIDERS } from '@alltalent/shared/contracts';

const PLACES = new Intl.ListFormat('en', { type: 'disjunction' }).format(RECORDING_PROVIDERS);
export const TAPE_HINT = `On ${PLACES}. An unlisted link will do: only the client gets it.`;

/** What keeps an address from being sent; '' for nothing. */
export function tapeLack(url: string): string {
  if (url.trim() === '') return 'Please paste a link';
  return recordingPlaceOf(url.trim()) === null ? `Please paste a link to a recording on ${PLACES}` : '';
}

/** Why the server did not take it; '' without a refusal. */
export function tapeRefusal(error: unknown): string {
  if (error === null) return '';
  const field = error instanceof ApiError ? error.problem.fields?.address : undefined;
  return field ?? messageOf(error);
}

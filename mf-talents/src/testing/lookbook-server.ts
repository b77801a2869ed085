import type { LookbookFeedbackInput, Feedback, LookbookResponse } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';
import { ok, type StubApi } from './stub-api';

export const TOKEN = 'a'.repeat(43);
export const LOOKBOOK: LookbookResponse['data'] = {
  sender_name: 'Ritu Khanna',
  receiver_first_name: 'Dev',
  description: 'First picks for the tea film.',
  profiles: [aTalentCard({ id: 1, display_name: 'Kiara Sen', slug: 'kiara-sen' }), aTalentCard({ id: 2, display_name: 'Ishaan Verma' })],
  answers: [],
  works_until: '2026-12-20',
};

/** Keeps answers as the backend does. */
export function stubFeedback(api: StubApi, given: readonly Feedback[] = []): { answers: readonly Feedback[] } {
  const state = { answers: given };
  api.respond(`/api/lookbook/${TOKEN}`, () => ok({ status: 200, data: { ...LOOKBOOK, answers: state.answers } }));
  api.respond('/api/lookbook/answer', ({ body }) => {
    const { token: _token, ...data } = body as LookbookFeedbackInput;
    state.answers = [...state.answers.filter(({ talent_id }) => talent_id !== data.talent_id), data];
    return ok({ status: 200, data });
  });
  api.respond('/api/lookbook/view', () => new Response(null, { status: 204 }));
  return state;
}

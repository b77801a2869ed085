import type { Job } from '@alltalent/shared/contracts';

type Answer = unknown;

/**
 * Replaces the network: an address answers with its list, `'failure'` as a server that is down, and an address without
 * an answer never does.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>): { change: (path: string, answer: Answer) => void } {
  const current = new Map(Object.entries(answers));
  globalThis.fetch = ((input: string) => {
    const path = String(input);
    if (!current.has(path)) return new Promise<Response>(() => undefined);
    const answer = current.get(path);
    if (answer === 'failure')
      return Promise.resolve(
        Response.json({ code: 'UNAVAILABLE', detail: 'Back in a moment.', status: 503, request_id: 'r-1' }, { status: 503 }),
      );
    return Promise.resolve(Response.json(answer));
  }) as typeof fetch;
  return { change: (path, answer) => current.set(path, answer) };
}

export const listOf = (data: readonly unknown[]) => ({ status: 200, data });

export const aJob = (change: Partial<Job> = {}): Job => ({
  id: 1,
  slug: 'lead-coming-of-age-feature',
  title: 'Lead, coming-of-age feature',
  category: 'Actor',
  details: 'Film. A girl learns to drive a taxi.',
  location: 'Mumbai',
  dates: '12–28 Jan',
  pay: 240_000,
  currency: 'INR',
  pay_unit: 'flat fee',
  closes_on: '2026-11-22',
  posted_by: 'Paper Kite Films',
  ...change,
});

import { KeptAnswers } from './kept-answers';

const answer = { status: 200, contentType: 'application/json', body: '{}' };

test('an answer is used again until its time, with what the front door has to know of it', () => {
  let now = 5000;
  const kept = new KeptAnswers(() => now);
  kept.keep('/api/x', { answer, shared: { hash: 'x', askedAt: 4900, until: 5900 } });
  now = 5899;
  expect(kept.find('/api/x')).toMatchObject({ answer, as: { path: '/api/x', hash: 'x', askedAt: 4900 } });
  expect(kept.find('/api/y')).toBeNull();
  now = 5900;
  expect(kept.find('/api/x')).toBeNull();
});

test('an answer for one page alone is not kept, nor one whose time is over', () => {
  const kept = new KeptAnswers(() => 5000);
  kept.keep('/api/x', { answer });
  kept.keep('/api/y', { answer, shared: { hash: 'y', askedAt: 3000, until: 4000 } });
  expect([kept.find('/api/x'), kept.find('/api/y')]).toEqual([null, null]);
});

test('a later answer takes the place of an earlier one', () => {
  let now = 0;
  const kept = new KeptAnswers(() => now);
  kept.keep('/api/x', { answer, shared: { hash: 'one', askedAt: 0, until: 1000 } });
  now = 500;
  kept.keep('/api/x', { answer, shared: { hash: 'two', askedAt: 500, until: 1500 } });
  now = 1400;
  kept.keep('/api/y', { answer, shared: { hash: 'y', askedAt: 1400, until: 2400 } });
  expect(kept.find('/api/x')).toMatchObject({ as: { hash: 'two' } });
});

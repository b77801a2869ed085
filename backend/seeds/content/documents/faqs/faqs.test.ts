import { ENDPOINTS } from '@alltalent/shared/contracts';
import { TOPICS } from './topics';

const ANSWERS = TOPICS.flatMap(({ entries }) => entries.map(([question, answer]) => `${question} ${answer}`));
const CALLS = Object.values(ENDPOINTS).map(({ path }) => path);

/** Promises that a sentence may make only when the site has an endpoint for them. */
const PROMISES: readonly (readonly [promise: string, sentence: RegExp, call: RegExp])[] = [
  ['messages between members', /your messages|every message|write to you here/iu, /threads|unread-messages/iu],
  ['bookings', /your bookings/iu, /booking/iu],
  ['offers', /\boffers?\b/iu, /offer/iu],
  ['a membership that can be bought', /membership (?:adds|includes|gives)|switch off auto-renewal/iu, /membership|subscription/iu],
  ['a second side added on the account page', /add the other side/iu, /add-side/iu],
];

test.each(PROMISES)(
  'every sentence the site says about itself is true: the FAQ speak of %s only when there is a call for it',
  (_name, sentence, call) => {
    const isThere = CALLS.some((path) => call.test(path));
    if (!isThere) for (const answer of ANSWERS) expect(answer).not.toMatch(sentence);
  },
);

test.each([
  ['Make it private', /^\/(?:talent|api)\/.*profile/u],
  ['delete my account', /delet/iu],
  ['apply to a casting call', /appl/iu],
  ['switch auto-renew off', /membership\/renewal/u],
  ['the [membership page](/membership)', /membership\/plans/u],
])('every sentence the site says about itself is true: "%s" has its call', (words, call) => {
  expect(ANSWERS.some((answer) => answer.toLowerCase().includes(words.toLowerCase()))).toBe(true);
  expect(CALLS.some((path) => call.test(path))).toBe(true);
});

import type { HiringSide, OfferState } from '@alltalent/shared/contracts';
import { TERMS } from '../../../test/support/hiring/offers';
import { endOfAnswerDay, textsOf, wrongDays } from './offer-terms.policy';
import { mayAnswer, mayWithdraw, stateAt } from './offer-turns.policy';
import { sideOf } from '../parties/sides';

const TODAY = '2026-11-20';
const fieldsOf = (from: string, to: string, answerBy: string) => Object.keys(wrongDays({ starts_on: from, ends_on: to }, answerBy, TODAY));

test.each([
  ['today', TODAY, TODAY, TODAY, []],
  ['a first day in the past', '2026-11-19', '2026-11-22', TODAY, ['terms.starts_on']],
  ['a last day before the first one', '2026-11-25', '2026-11-24', TODAY, ['terms.ends_on']],
  ['366 days', '2027-01-01', '2028-01-01', TODAY, []],
  ['367 days', '2027-01-01', '2028-01-02', TODAY, ['terms.ends_on']],
  ['an answer yesterday', '2027-01-12', '2027-01-14', '2026-11-19', ['answer_by']],
  ['an answer in 60 days', '2027-03-12', '2027-03-14', '2027-01-19', []],
  ['an answer in 61 days', '2027-03-12', '2027-03-14', '2027-01-20', ['answer_by']],
  ['an answer on the last day of the work', '2026-12-12', '2026-12-14', '2026-12-14', []],
  ['an answer after the work', '2026-12-12', '2026-12-14', '2026-12-15', ['answer_by']],
])('HIR-01 an offer with %s is refused in its fields, or not at all', (_what, from, to, answerBy, fields) => {
  expect(fieldsOf(from, to, answerBy)).toEqual(fields);
});

test('HIR-01 the last day for an answer ends with that day in India', () => {
  expect(new Date(endOfAnswerDay('2026-12-10')).toISOString()).toBe('2026-12-10T18:29:59.999Z');
});

test('HIR-01 every text of the terms that people write is looked through for contact data', () => {
  const free = ['title', 'role', 'place', 'usage_territory', 'usage_period', 'expenses', 'bring'];
  expect(Object.keys(textsOf(TERMS, '')).toSorted()).toEqual([...free.map((name) => `terms.${name}`), 'text'].toSorted());
});

test.each<[OfferState, HiringSide, HiringSide, boolean, boolean]>([
  ['open', 'talent', 'talent', true, false],
  ['open', 'talent', 'client', false, true],
  ['open', 'client', 'client', true, true],
  ['open', 'client', 'talent', false, true],
  ['accepted', 'talent', 'talent', false, false],
  ['accepted', 'talent', 'client', false, false],
  ['declined', 'client', 'client', false, false],
  ['withdrawn', 'client', 'talent', false, false],
  ['expired', 'talent', 'talent', false, false],
])(
  'HIR-01 in an offer that is %s with the turn of the %s, the %s may answer: %s, may withdraw: %s',
  (state, turn, side, answers, withdraws) => {
    expect([mayAnswer({ state, turn }, side), mayWithdraw({ state, turn }, side)]).toEqual([answers, withdraws]);
  },
);

test('HIR-01 an open offer has expired after its last moment, and no other state changes with time', () => {
  expect([stateAt({ state: 'open', answerUntil: 10 }, 10), stateAt({ state: 'open', answerUntil: 10 }, 11)]).toEqual(['open', 'expired']);
  expect(stateAt({ state: 'accepted', answerUntil: 10 }, 11)).toBe('accepted');
  expect([sideOf({ clientId: 'u_1' }, 'u_1'), sideOf({ clientId: 'u_1' }, 'u_2')]).toEqual(['client', 'talent']);
});

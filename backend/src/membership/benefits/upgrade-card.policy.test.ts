import { CARD_PAUSE_MS, type CardQuestion, isCardDue, NEWCOMER_MS } from './upgrade-card.policy';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const USER = { roleId: '5', birthDate: '1996-02-03', createdAt: NOW - NEWCOMER_MS - 1 };
const DUE: CardQuestion = { user: USER, isMember: false, isOnSale: true, shownAt: null, hasOpenOrder: false, now: NOW };

test.each<[string, Partial<CardQuestion>]>([
  ['talent', {}],
  ['talent who is a client as well', { user: { ...USER, roleId: '5,7' } }],
  ['talent of whom we do not know the date of birth', { user: { ...USER, birthDate: null } }],
  ['talent who is eighteen today', { user: { ...USER, birthDate: '2008-11-25' } }],
  ['talent who saw it seven days ago', { shownAt: NOW - CARD_PAUSE_MS }],
])('MEM-01 the upgrade card is shown to: %s', (_who, change) => {
  expect(isCardDue({ ...DUE, ...change })).toBe(true);
});

test.each<[string, Partial<CardQuestion>]>([
  ['members', { isMember: true }],
  ['anybody while nothing is sold', { isOnSale: false }],
  ['clients', { user: { ...USER, roleId: '7' } }],
  ['guardians', { user: { ...USER, roleId: '9' } }],
  ['newcomers for a day', { user: { ...USER, createdAt: NOW - NEWCOMER_MS } }],
  ['minors', { user: { ...USER, birthDate: '2008-11-26' } }],
  ['those who saw it less than seven days ago', { shownAt: NOW - CARD_PAUSE_MS + 1 }],
  ['those whose order waits for its payment', { hasOpenOrder: true }],
])('MEM-01 the upgrade card is not shown to: %s', (_who, change) => {
  expect(isCardDue({ ...DUE, ...change })).toBe(false);
});

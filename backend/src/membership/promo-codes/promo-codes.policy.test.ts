import fc from 'fast-check';
import { PROMO_REFUSALS, type PromoRefusal } from '@alltalent/shared/contracts';
import { aCode } from '../../../test/support/membership/promo-codes';
import { effectOf, refusalOf } from './promo-codes.policy';
import { promoMessage } from './promo-messages';

type Asked = Parameters<typeof refusalOf>[1];
const asked = (more: Partial<Asked> = {}): Asked => ({
  planId: 'monthly',
  stateCode: '27',
  day: '2026-11-20',
  excludedStates: [],
  otherUses: 0,
  isUsedBefore: false,
  ...more,
});

test.each([
  { case: 'a code that does not exist', code: null, given: {}, refusal: 'unknown' },
  { case: 'a code that is off', code: aCode({ isActive: false }), given: {}, refusal: 'unknown' },
  { case: 'the day before its first', code: aCode({ fromDay: '2026-11-21' }), given: {}, refusal: 'not-begun' },
  { case: 'its first day', code: aCode({ fromDay: '2026-11-20' }), given: {}, refusal: null },
  { case: 'its last day', code: aCode({ toDay: '2026-11-20' }), given: {}, refusal: null },
  { case: 'the day after its last', code: aCode({ toDay: '2026-11-19' }), given: {}, refusal: 'over' },
  { case: 'the other plan', code: aCode({ plans: ['one-year'] }), given: {}, refusal: 'other-plan' },
  { case: 'somebody who used it', code: aCode({ isOncePerPerson: true }), given: { isUsedBefore: true }, refusal: 'used-before' },
  { case: 'somebody who used it, any number of times', code: aCode(), given: { isUsedBefore: true }, refusal: null },
  { case: 'the use after the last', code: aCode({ mostUses: 3 }), given: { otherUses: 3 }, refusal: 'used-up' },
  { case: 'the last use', code: aCode({ mostUses: 3 }), given: { otherUses: 2 }, refusal: null },
  { case: 'a state that is excluded', code: aCode(), given: { excludedStates: ['38'], stateCode: '38' }, refusal: 'region' },
  { case: 'a state that is not chosen', code: aCode(), given: { excludedStates: ['38'], stateCode: '' }, refusal: 'region-missing' },
  { case: 'no state where none is excluded', code: aCode(), given: { stateCode: '' }, refusal: null },
])('MEM-02 a promo code and $case: $refusal', ({ code, given, refusal }) => {
  expect(refusalOf(code, asked(given))).toBe(refusal);
});

test('MEM-02 the state is asked for only where nothing else refuses the code', () => {
  const code = aCode({ isOncePerPerson: true });
  expect(refusalOf(code, asked({ excludedStates: ['38'], stateCode: '', isUsedBefore: true }))).toBe('used-before');
});

test.each([
  { kind: 'amount' as const, value: 10_000, gives: { discountMinor: 10_000 } },
  { kind: 'amount' as const, value: 60_000, gives: { discountMinor: 49_900 } },
  { kind: 'percent' as const, value: 1500, gives: { discountMinor: 7485 } },
  { kind: 'percent' as const, value: 3333, gives: { discountMinor: 16_631 } },
  { kind: 'percent' as const, value: 10_000, gives: { discountMinor: 49_900 } },
  { kind: 'days' as const, value: 14, gives: { extraDays: 14 } },
  { kind: 'shoot' as const, value: 0, gives: { hasShoot: true } },
])('MEM-02 a code of $kind with $value on ₹499 gives $gives', ({ kind, value, gives }) => {
  expect(effectOf({ kind, value }, 49_900)).toEqual({ discountMinor: 0, extraDays: 0, hasShoot: false, ...gives });
});

test.each([
  { kind: 'amount', value: 49_899, leaves: 100 },
  { kind: 'percent', value: 9_999, leaves: 100 },
  { kind: 'amount', value: 49_800, leaves: 100 },
  { kind: 'amount', value: 49_900, leaves: 0 },
  { kind: 'percent', value: 10_000, leaves: 0 },
] as const)('MEM-02 a code of $kind with $value leaves $leaves, as providers take no less than a rupee', ({ kind, value, leaves }) => {
  expect(49_900 - effectOf({ kind, value }, 49_900).discountMinor).toBe(leaves);
});

test('MEM-02 a discount is whole paise, never below zero and never more than the price', () => {
  const code = fc.record({ kind: fc.constantFrom('amount' as const, 'percent' as const), value: fc.integer({ min: 0, max: 100_000_000 }) });
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 100_000_000 }), (given, price) => {
      const { discountMinor } = effectOf(given, price);
      expect(Number.isInteger(discountMinor) && discountMinor >= 0 && discountMinor <= price).toBe(true);
    }),
  );
});

const field = { code: 'FREEPORTFOLIO', planName: 'Monthly', stateCode: '38', currency: 'INR' };
const nothing = { discountMinor: 0, extraDays: 0, hasShoot: false };

test.each([
  { gives: { hasShoot: true }, text: 'FREEPORTFOLIO adds a free portfolio shoot.' },
  { gives: { extraDays: 1 }, text: 'FREEPORTFOLIO adds 1 extra day.' },
  { gives: { extraDays: 14 }, text: 'FREEPORTFOLIO adds 14 extra days.' },
  { gives: { discountMinor: 123_450 }, text: 'FREEPORTFOLIO takes ₹1,234.50 off.' },
])('MEM-02 a code that applies says: $text', ({ gives, text }) => {
  expect(promoMessage({ isApplied: true, ...nothing, ...gives }, field)).toBe(text);
});

test('MEM-02 each refusal has a sentence of its own', () => {
  const sentence = (reason: PromoRefusal) => promoMessage({ isApplied: false, reason }, field);
  expect(new Set(PROMO_REFUSALS.map(sentence)).size).toBe(PROMO_REFUSALS.length);
  expect(sentence('region')).toBe('FREEPORTFOLIO is not available in Ladakh.');
  expect(sentence('other-plan')).toBe('FREEPORTFOLIO does not work for the Monthly plan.');
  expect(sentence('region-missing')).toBe('Choose your state to see whether FREEPORTFOLIO works there.');
});

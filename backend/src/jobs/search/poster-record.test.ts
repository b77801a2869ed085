import { type ApplicationReply, NO_RATES, ratesOf } from './poster-record';

const DAY_MS = 86_400_000;
const answeredAfter = (days: number): ApplicationReply => ({ stage: 'viewed', sentAt: 1000, answeredAt: 1000 + days * DAY_MS });
const open: ApplicationReply = { stage: 'sent', sentAt: 1000, answeredAt: null };

test('fewer than three of a thing say nothing about it', () => {
  expect(ratesOf({ jobs: 2, withBooking: 2 }, [answeredAfter(1), answeredAfter(1)])).toEqual(NO_RATES);
  expect(ratesOf({ jobs: 3, withBooking: 2 }, [])).toEqual({ ...NO_RATES, booked_rate: 67 });
});

test('the days to an answer are those in the middle, of what was answered', () => {
  const days = (waits: readonly number[]) => ratesOf({ jobs: 0, withBooking: 0 }, [...waits.map(answeredAfter), open]).days_to_answer;
  expect([days([9, 1, 2]), days([1, 2, 4, 90]), days([0.1, 0.2, 0.1]), days([1, 2])]).toEqual([2, 3, 0, null]);
});

test('a stage that ends it is an answer, and anyone who withdrew unanswered counts on neither side', () => {
  const withdrawn = { ...open, stage: 'withdrawn' };
  const refused = { ...open, stage: 'not-selected' };
  expect(ratesOf({ jobs: 0, withBooking: 0 }, [open, refused, answeredAfter(1), withdrawn]).answered_rate).toBe(67);
  expect(ratesOf({ jobs: 0, withBooking: 0 }, [open, refused, withdrawn, withdrawn]).answered_rate).toBeNull();
});

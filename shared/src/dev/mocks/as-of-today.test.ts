import { asOfToday } from './as-of-today';

const ANSWER = {
  data: [{ slug: '2026-11-23-tea-film', closes_on: '2026-11-30', events: [{ at: '2026-11-22T23:30:00.000Z' }] }],
  effective_on: '2026-11-03',
};

test('FED-06 what closed a week after it was recorded closes in a week, whenever it is looked at', () => {
  expect(asOfToday(ANSWER, '2026-11-23', new Date('2027-06-15T12:00:00Z'))).toEqual({
    data: [{ slug: '2026-11-23-tea-film', closes_on: '2027-06-22', events: [{ at: '2027-06-14T23:30:00.000Z' }] }],
    effective_on: '2026-11-03',
  });
});

test('FED-06 on the day of the recording answers are as they were recorded', () => {
  expect(asOfToday(ANSWER, '2026-11-23', new Date('2026-11-23T23:59:59Z'))).toBe(ANSWER);
});

import { numberIn, seriesOf } from './invoice-series.policy';

test.each([
  ['the last moment of March in India', '2027-03-31T18:29:59.999Z', 'AT/26-27'],
  ['the first moment of April in India, still March in UTC', '2027-03-31T18:30:00Z', 'AT/27-28'],
  ['the autumn', '2026-11-25T12:00:00Z', 'AT/26-27'],
  ['January', '2027-01-05T12:00:00Z', 'AT/26-27'],
  ['the turn of the century', '2099-06-01T00:00:00Z', 'AT/99-00'],
])('MEM-06 %s belongs to its fiscal year', (_name, at, series) => expect(seriesOf('invoice', Date.parse(at))).toBe(series));

test('MEM-06 credit notes have a series of their own, and no number is longer than 16 characters', () => {
  expect(seriesOf('credit', Date.parse('2026-11-25T12:00:00Z'))).toBe('AC/26-27');
  expect([numberIn('AT/26-27', 1), numberIn('AT/26-27', 9_999_999)]).toEqual(['AT/26-27/000001', 'AT/26-27/9999999']);
  expect(numberIn('AT/26-27', 9_999_999)).toHaveLength(16);
});

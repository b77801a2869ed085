import type { FilterAttribute } from '@alltalent/shared/contracts';
import { toAttributeFilter } from './attribute-filter';
import { areCrossed, filterKnown, readEnds, writeEnds } from './attribute-text';
import { describeAttribute } from './attribute-label';

const dropdown = (id: number, label: string, values: readonly string[]): FilterAttribute => ({
  id,
  label,
  type: 'dropdown',
  dropdown_option: values.map((value) => ({ value })),
  placeholder: 'Any',
});
const input = (id: number, label: string, placeholder: string): FilterAttribute => ({
  id,
  label,
  type: 'input',
  dropdown_option: [],
  placeholder,
});

const EYES = dropdown(4, 'Eye Pupil Color', ['Black', 'Dark brown', 'Brown']);
const HEIGHT = dropdown(5, 'Height', ['5′ 4″', '5′ 9″', '5′ 10″']);
const WEIGHT = input(6, 'Weight', 'kg');
const FOLLOWERS = input(11, 'Photo followers', 'number');
const ALL = [EYES, HEIGHT, WEIGHT, FOLLOWERS];

test.each([
  ['dark-brown', EYES, { min: 'Dark brown', max: 'Dark brown' }],
  ['5-4..5-10', HEIGHT, { min: '5′ 4″', max: '5′ 10″' }],
  ['5-4..', HEIGHT, { min: '5′ 4″', max: '' }],
  ['..70', WEIGHT, { min: '', max: '70' }],
  ['50..70', WEIGHT, { min: '50', max: '70' }],
])('TAL-02 TAL-04 %s is read, and written the same way', (text, attribute, ends) => {
  expect(readEnds(attribute, text)).toEqual(ends);
  expect(writeEnds(attribute, ends)).toBe(text);
});

test('TAL-02 the value itself is read as well as its short form', () => {
  expect(filterKnown({ 4: 'Dark brown', 5: '5′ 4″..5′ 9″', 6: '050..70' }, ALL)).toEqual({ 4: 'dark-brown', 5: '5-4..5-9', 6: '50..70' });
});

test('TAL-02 values with the same short form keep their own', () => {
  const shade = dropdown(1, 'Skin Color', ['Fair +', 'Fair -', '#']);
  for (const value of ['Fair +', 'Fair -', '#']) {
    const text = writeEnds(shade, { min: value, max: value });
    expect(readEnds(shade, text).min).toBe(value);
  }
});

test.each(['', '..', 'purple', '5-4', '5-9..5-4', '5-4..5-9..5-10', '1..2', '<script>..'])(
  'TAL-02 %j says nothing about a height or an eye, and is dropped',
  (text) => expect(filterKnown({ 4: text, 5: text, 99: text }, ALL)).toEqual({}),
);

test.each(['-5..', '1e3..', '5.5..', '12345678901..', '70..50', 'x..'])('TAL-02 %j is no range of numbers, and is dropped', (text) =>
  expect(filterKnown({ 6: text }, ALL)).toEqual({}),
);

test('TAL-02 an end that is not known leaves the other one', () => {
  expect(filterKnown({ 5: '5-4..9-9', 6: 'x..70' }, ALL)).toEqual({ 5: '5-4..', 6: '..70' });
});

test('TAL-02 options are crossed by their order, numbers by their size', () => {
  expect(areCrossed(HEIGHT, { min: '5′ 10″', max: '5′ 9″' })).toBe(true);
  expect(areCrossed(HEIGHT, { min: '5′ 9″', max: '5′ 10″' })).toBe(false);
  expect(areCrossed(WEIGHT, { min: '100', max: '70' })).toBe(true);
  expect(areCrossed(WEIGHT, { min: '70', max: '70' })).toBe(false);
  expect(areCrossed(WEIGHT, { min: '100', max: '' })).toBe(false);
});

test('TAL-02 the listing gets one value by id, and ranges with the ends that are set', () => {
  const texts = { 4: 'brown', 5: '5-4..5-9', 6: '..70', 11: '1000..', 99: 'x' };
  expect(toAttributeFilter(texts, ALL)).toEqual({
    values: { 4: 'Brown' },
    extra: { 5: { min: '5′ 4″', max: '5′ 9″' }, 6: { max: 70 }, 11: { min: 1000 } },
  });
  expect(toAttributeFilter({}, ALL)).toEqual({});
});

test.each([
  ['brown', EYES, 'Eye Pupil Color: Brown'],
  ['5-4..5-9', HEIGHT, 'Height 5′ 4″ to 5′ 9″'],
  ['5-9..5-9', HEIGHT, 'Height 5′ 9″'],
  ['50..', WEIGHT, 'Weight 50 kg and over'],
  ['..70', WEIGHT, 'Weight up to 70 kg'],
  ['10000..250000', FOLLOWERS, 'Photo followers 10,000 to 2,50,000'],
])('TAL-02 %s is told in words that can be read', (text, attribute, label) => {
  expect(describeAttribute(attribute, text)).toBe(label);
});

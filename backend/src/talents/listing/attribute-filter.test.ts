import { DomainError } from '../../kernel/domain-error';
import { toAttributeConditions } from './attribute-filter';
import { LookupIndex } from '../lookups/lookups.service';

const dropdown = { group: 'physical', type: 'dropdown', placeholder: 'Any', unit: '', isPublic: true };
const lookups = new LookupIndex({
  genders: [],
  categories: [],
  subCategories: [],
  cities: [],
  attributes: [
    { ...dropdown, id: 1, label: 'Hair Length', options: ['Short', 'Ear length', 'Long'] },
    { ...dropdown, id: 2, label: 'Height', options: ['5′ 0″', '5′ 1″', '5′ 2″', '5′ 3″'] },
    { ...dropdown, id: 3, label: 'Waist', type: 'input', options: [] },
  ],
});

function refusal(chosen: Parameters<typeof toAttributeConditions>[0]): Readonly<Record<string, string>> {
  try {
    toAttributeConditions(chosen, lookups);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') return error.options.fields ?? {};
    throw error;
  }
  throw new Error('It was accepted.');
}

test('TAL-02 a single value is its position among the options', () => {
  expect(toAttributeConditions({ values: { 1: 'Long' } }, lookups)).toEqual([{ attributeId: 1, from: 2, to: 2 }]);
});

test('TAL-02 a pair of a dropdown is compared by position, a pair of an input by number', () => {
  const extra = { 3: { min: 24, max: '30' }, 2: { min: '5′ 1″', max: '5′ 3″' } };
  expect(toAttributeConditions({ extra }, lookups)).toEqual([
    { attributeId: 2, from: 1, to: 3 },
    { attributeId: 3, from: 24, to: 30 },
  ]);
});

test('TAL-02 either end may be open, and a pair of two open ends asks for nothing', () => {
  expect(toAttributeConditions({ extra: { 2: { max: '5′ 1″' }, 3: { min: 30 } } }, lookups)).toEqual([
    { attributeId: 2, from: 0, to: 1 },
    { attributeId: 3, from: 30, to: Number.MAX_SAFE_INTEGER },
  ]);
  expect(toAttributeConditions({ extra: { 2: {} }, values: {} }, lookups)).toEqual([]);
});

test.each([
  [{ values: { 1: 'Very long' } }, 'values.1', 'There is no such choice'],
  [{ values: { 1: 'long' } }, 'values.1', 'There is no such choice'],
  [{ values: { 99: 'Long' } }, 'values.99', 'There is no such filter'],
  [{ values: { 2: '5′ 1″' } }, 'values.2', 'This takes a smallest and a largest value'],
  [{ values: { 3: '24' } }, 'values.3', 'This takes a smallest and a largest value'],
  [{ extra: { 1: { min: 'Short' } } }, 'extra.1', 'This takes one value'],
  [{ extra: { 99: {} } }, 'extra.99', 'There is no such filter'],
  [{ extra: { 2: { min: '7′ 0″' } } }, 'extra.2.min', 'There is no such choice'],
  [{ extra: { 2: { max: 2 } } }, 'extra.2.max', 'There is no such choice'],
  [{ extra: { 2: { min: '5′ 2″', max: '5′ 1″' } } }, 'extra.2.min', 'Must not be above the largest value'],
  [{ extra: { 3: { min: 31, max: 30 } } }, 'extra.3.min', 'Must not be above the largest value'],
  [{ extra: { 3: { max: '30; DROP TABLE talent' } } }, 'extra.3.max', 'Must be a number'],
  [{ extra: { 3: { min: '1e3' } } }, 'extra.3.min', 'Must be a number'],
])('API-12 %j is refused, and the field is named', (chosen, field, message) => {
  expect(refusal(chosen)).toEqual({ [`filterdata.filterAttribute.${field}`]: message });
});

test('API-12 every choice at fault is named', () => {
  expect(Object.keys(refusal({ values: { 1: 'x', 2: 'y' }, extra: { 3: { min: 2, max: 1 } } }))).toHaveLength(3);
});

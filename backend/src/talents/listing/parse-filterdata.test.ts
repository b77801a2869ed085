import { DomainError } from '../../kernel/domain-error';
import { parseFilterdata } from './parse-filterdata';

function refusal(text: string): Readonly<Record<string, string>> {
  try {
    parseFilterdata(text);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') return error.options.fields ?? {};
    throw error;
  }
  throw new Error(`${text.slice(0, 80)} was accepted`);
}

test('an empty filter asks for the newest of everybody', () => {
  expect(parseFilterdata('{}')).toEqual({ searchtext: '', location: '', sortby: 'newest', filterAttribute: {} });
});

test('API-12 ids may come as text, and blank ids mean any', () => {
  expect(parseFilterdata('{"category":"3","subCategory":"","filterAttribute":{"gender":null,"minAge":20}}')).toMatchObject({
    category: 3,
    filterAttribute: { minAge: 20 },
  });
});

test('API-12 no order said is the newest first, and blank ages mean any', () => {
  expect(parseFilterdata('{"sortby":"","filterAttribute":{"minAge":"","maxAge":null}}')).toEqual(parseFilterdata('{}'));
  expect(parseFilterdata('{"sortby":"a-z"}').sortby).toBe('a-z');
});

test('API-12 a lowest age above the highest is refused with a sentence at the lowest one', () => {
  const name = 'filterdata.filterAttribute.minAge';
  expect(refusal('{"filterAttribute":{"minAge":40,"maxAge":20}}')).toEqual({ [name]: 'The first age must be the smaller one' });
  expect(parseFilterdata('{"filterAttribute":{"minAge":40,"maxAge":40}}').filterAttribute).toEqual({ minAge: 40, maxAge: 40 });
});

test.each(['is_admin', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the unknown key %s is dropped', (key) => {
  const filter = parseFilterdata(`{"${key}":{"a":1},"filterAttribute":{"${key}":[1]}}`);
  expect(Object.keys(filter)).not.toContain(key);
  expect(Object.keys(filter.filterAttribute)).not.toContain(key);
});

const LONE_SURROGATE = '{"searchtext":"\\ud800"}';

test.each([
  ['', 'filterdata'],
  ['{', 'filterdata'],
  ['null', 'filterdata'],
  ['[]', 'filterdata'],
  ['"text"', 'filterdata'],
  ['7', 'filterdata'],
  [`{"searchtext":"${'ä'.repeat(5000)}"}`, 'filterdata'],
  ['{"searchtext":{}}', 'filterdata.searchtext'],
  ['{"searchtext":["a"]}', 'filterdata.searchtext'],
  ['{"searchtext":null}', 'filterdata.searchtext'],
  [`{"searchtext":"${'a'.repeat(121)}"}`, 'filterdata.searchtext'],
  ['{"searchtext":"a\\u0000b"}', 'filterdata.searchtext'],
  [LONE_SURROGATE, 'filterdata.searchtext'],
  ['{"searchtext":true}', 'filterdata.searchtext'],
  ['{"searchtext":7}', 'filterdata.searchtext'],
  ['{"category":"actor"}', 'filterdata.category'],
  ['{"category":[3]}', 'filterdata.category'],
  ['{"category":true}', 'filterdata.category'],
  ['{"category":-1}', 'filterdata.category'],
  ['{"category":1.5}', 'filterdata.category'],
  ['{"category":1e400}', 'filterdata.category'],
  ['{"category":99999999999}', 'filterdata.category'],
  ['{"subCategory":"1 OR 1=1"}', 'filterdata.subCategory'],
  ['{"sortby":"name; DROP TABLE talent"}', 'filterdata.sortby'],
  ['{"filterAttribute":"x"}', 'filterdata.filterAttribute'],
  ['{"filterAttribute":null}', 'filterdata.filterAttribute'],
  ['{"filterAttribute":{"gender":"f"}}', 'filterdata.filterAttribute.gender'],
  ['{"filterAttribute":{"minAge":0}}', 'filterdata.filterAttribute.minAge'],
  ['{"filterAttribute":{"maxAge":101}}', 'filterdata.filterAttribute.maxAge'],
  ['{"a":{"b":{"c":{"d":{}}}}}', 'filterdata.a.b.c.d'],
  [`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, 'filterdata'],
])('SEC-45 %.60s is refused and the field is named', (text, field) => {
  expect(Object.keys(refusal(text))[0]).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}`, 'u'));
});

import { RememberedTexts } from './remembered-texts';

const parser = () => jest.fn((text: string) => JSON.parse(text) as { readonly a: { b: number } });

test('a text is parsed once', () => {
  const [texts, parse] = [new RememberedTexts<{ a: { b: number } }>(10_000), parser()];
  expect(texts.read('{"a":{"b":1}}', parse)).toBe(texts.read('{"a":{"b":1}}', parse));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(texts.read('{"a":{"b":2}}', parse).a.b).toBe(2);
});

test('a cached value cannot be changed', () => {
  const value = new RememberedTexts<{ a: { b: number } }>(10_000).read('{"a":{"b":1}}', parser());
  expect(() => (value.a.b = 2)).toThrow(TypeError);
});

test('a text that is refused is not cached', () => {
  const texts = new RememberedTexts<object>(10_000);
  const parse = parser();
  expect(() => texts.read('{', parse)).toThrow(SyntaxError);
  expect(() => texts.read('{', parse)).toThrow(SyntaxError);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('the texts that were used longest ago are evicted', () => {
  const [texts, parse] = [new RememberedTexts<object>(3 * 600), parser()];
  const text = (name: string) => JSON.stringify({ [name]: 'x'.repeat(80) });
  for (const name of ['a', 'b', 'c', 'a', 'd']) texts.read(text(name), parse);
  expect(parse).toHaveBeenCalledTimes(4);
  texts.read(text('a'), parse);
  expect(parse).toHaveBeenCalledTimes(4);
  texts.read(text('b'), parse);
  expect(parse).toHaveBeenCalledTimes(5);
});

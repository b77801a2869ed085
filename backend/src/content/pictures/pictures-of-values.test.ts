import { picturesNamedIn } from './named-pictures';
import { picturesOfValues } from './pictures-of-values';

const ONE = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);

test('uploaded pictures are found in the fields that name them, with their path, and nowhere else', () => {
  const values = { picture: ONE, text: OTHER, steps: { items: [{ art: 'chai' }, { art: OTHER, alt: ONE }] }, none: null };
  expect([...picturesOfValues(values)]).toEqual([
    ['picture', ONE],
    ['steps.items.1.art', OTHER],
  ]);
});

test('a stored text names each picture once', () => {
  expect(picturesNamedIn(`picture: ${ONE}\nother: "${OTHER}" ${ONE}\nlonger: ${ONE}0`)).toEqual([ONE, OTHER]);
});

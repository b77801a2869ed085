import { findWords } from './find-words';

function find(html: string, words: string, ...beside: string[]) {
  document.body.innerHTML = html;
  return findWords({ words, beside }, document.body)?.id ?? null;
}

test('OFF-01 words are found in the innermost element, over its marks and line breaks', () => {
  expect(find('<section><p id="one">Find the <em>right</em>\n voice</p></section>', 'Find the right voice')).toBe('one');
  expect(find('<p id="one">Fees</p>', ' Fees ')).toBe('one');
});

test('OFF-01 of several places the one with the texts of the same part nearest to it is found', () => {
  const entry = (id: string, title: string) => `<li><h3>${title}</h3><p id="${id}">₹9,000</p></li>`;
  const list = `<section><h2>Fees</h2><ul>${entry('song', 'One song')}${entry('album', 'An album')}</ul></section>`;
  expect(find(list, '₹9,000', 'One song', 'Fees')).toBe('song');
  expect(find(list, '₹9,000', 'An album', 'Fees')).toBe('album');
  expect(find(list, '₹9,000', 'An album that is not on the page', 'Fees')).toBe('song');
});

test('OFF-01 of places that are as near, the one that shows these words alone is found', () => {
  expect(find('<p id="long">Fees of the season</p><h2 id="title">Fees</h2>', 'Fees')).toBe('title');
});

test('OFF-01 words that the page does not show are not found', () => {
  expect(find('<p>Fees</p>', 'Prices')).toBeNull();
  expect(find('<p>Fees</p>', '  ')).toBeNull();
  expect(find('<noscript><p>Prices</p></noscript><script type="application/json">"Prices"</script>', 'Prices')).toBeNull();
});

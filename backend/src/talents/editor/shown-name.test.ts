import { addressWords, drawSlug, isNamedSlug, renameSlug, shownName } from './shown-name';

describe('Names and addresses of profiles', () => {
  test.each([
    [{ first_name: 'Asha', last_name: 'Rao' }, 'Asha R.'],
    [{ first_name: 'Élodie', last_name: 'åkesson' }, 'Élodie Å.'],
    [{ first_name: 'आशा', last_name: 'राव' }, 'आशा र.'],
    [{ first_name: 'Zoya', last_name: '' }, 'Zoya'],
  ])('of a hidden last name one letter is shown: %j', (names, shown) => {
    expect(shownName(names, true)).toBe(shown);
    expect(shownName(names, false)).toBe(`${names.first_name} ${names.last_name}`.trim());
  });

  test.each([
    ["Élodie D'Souza", 'elodie-dsouza'],
    ['Asha R.', 'asha-r'],
    ['आशा राव', 'talent'],
    [`${'x'.repeat(59)} yz`, 'x'.repeat(59)],
    ['<script>', 'script'],
  ])('%s stands in an address as %s', (name, words) => {
    expect(addressWords(name)).toBe(words);
  });

  test('SEC-42 every address has forty drawn bits of its own, and keeps them under other words', () => {
    const slugs = Array.from({ length: 1000 }, () => drawSlug('asha-rao'));
    expect(new Set(slugs).size).toBe(1000);
    expect(new Set(slugs.join('').replaceAll('asha-rao-', '')).size).toBe(32);
    expect(renameSlug('asha-rao-abcdefg2', 'asha')).toBe('asha-abcdefg2');
    expect(renameSlug('asha-rao', 'asha')).toMatch(/^asha-[a-z2-7]{8}$/u);
  });

  test('an address with words of its owner’s own is not taken for the name', () => {
    expect(isNamedSlug('asha-rao-abcdefg2', 'Asha Rao')).toBe(true);
    expect(isNamedSlug('on-stage-abcdefg2', 'Asha Rao')).toBe(false);
  });
});

import { isNamedSlug, newSlug, renameSlug, shownName, slugTextOf } from './shown-name';

describe('Names and slugs of profiles', () => {
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
  ])('%s becomes %s in a slug', (name, text) => {
    expect(slugTextOf(name)).toBe(text);
  });

  test('SEC-42 every slug has forty random bits of its own, and keeps them when its readable part changes', () => {
    const slugs = Array.from({ length: 1000 }, () => newSlug('asha-rao'));
    expect(new Set(slugs).size).toBe(1000);
    expect(new Set(slugs.join('').replaceAll('asha-rao-', '')).size).toBe(32);
    expect(renameSlug('asha-rao-abcdefg2', 'asha')).toBe('asha-abcdefg2');
    expect(renameSlug('asha-rao', 'asha')).toMatch(/^asha-[a-z2-7]{8}$/u);
  });

  test('a slug whose readable part its owner chose is not taken for the name', () => {
    expect(isNamedSlug('asha-rao-abcdefg2', 'Asha Rao')).toBe(true);
    expect(isNamedSlug('on-stage-abcdefg2', 'Asha Rao')).toBe(false);
  });
});

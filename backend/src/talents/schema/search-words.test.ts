import { foldText, toIndexWords, toSearchWords, toSortName } from './search-words';

test.each([
  ['Élodie Lefèvre', 'elodie lefevre'],
  ['Åkesson', 'akesson'],
  ['  Søren   Łukasz ', 'soren lukasz'],
  ['STRASSE Straße', 'strasse strasse'],
  ['मीरा', 'मीरा'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('an apostrophe does not part a searched word', () => {
  expect(toSearchWords("Rhea D'Souza")).toEqual(['rhea', 'dsouza']);
  expect(toSearchWords('Rhea D’Souza')).toEqual(['rhea', 'dsouza']);
});

test('a name with an apostrophe is found with and without it', () => {
  expect(toIndexWords(["Rhea D'Souza"])).toEqual(['rhea', 'dsouza', 'd', 'souza']);
});

test('SEC-45 wildcards are ordinary letters of a word', () => {
  expect(toSearchWords('dev% n_ir \\x')).toEqual(['dev%', 'n_ir', '\\x']);
});

test('signs alone are no words', () => {
  expect(toSearchWords(" ' -- ; ( ) ")).toEqual([]);
});

test('the sort name is plain', () => {
  expect(toSortName("Émile D'Costa")).toBe('emile dcosta');
});

import { mergeValues } from './merge-values';

const base = { hero: { title: 'Sing', text: 'Live.' }, items: [{ figure: '1' }, { figure: '2' }] };

test('what a colleague changed elsewhere is taken in, and what is mine stays', () => {
  const mine = { ...base, hero: { title: 'Sing', text: 'In one take.' } };
  const theirs = { hero: { title: 'A voice', text: 'Live.' }, items: [{ figure: '1' }, { figure: '3' }] };
  expect(mergeValues(base, mine, theirs)).toEqual({
    merged: { hero: { title: 'A voice', text: 'In one take.' }, items: [{ figure: '1' }, { figure: '3' }] },
    kept: [],
  });
});

test('a field that both changed stays mine and is named, as does a list with an entry more', () => {
  const mine = { ...base, hero: { title: 'Mine', text: 'Live.' }, items: [...base.items, { figure: '9' }] };
  const theirs = { hero: { title: 'Theirs', text: 'Live.' }, items: [{ figure: '7' }, { figure: '2' }] };
  expect(mergeValues(base, mine, theirs)).toEqual({ merged: mine, kept: ['hero.title', 'items'] });
});

test('a part that a colleague took out is gone, and one that I added stays', () => {
  const mine = { ...base, claims: { title: 'New' } };
  expect(mergeValues(base, mine, { items: base.items })).toEqual({ merged: { items: base.items, claims: { title: 'New' } }, kept: [] });
});

import { editedWords } from './edited-words';

const PAGE = {
  budget: {
    type: 'list',
    title: 'Fees',
    action: { label: 'Book now', to: '/singer' },
    items: [
      { title: 'One song', figure: '₹9,000' },
      { title: 'An album', figure: '₹90,000', art: 'disc' },
    ],
  },
};
const at = (path: string, cursor = 0) => ({ path, cursor });

test('OFF-01 the words of a field come with the texts of their entry and section, the nearest first', () => {
  expect(editedWords(PAGE, at('budget.items[0].figure', 3), 'words')).toEqual({ words: '₹9,000', beside: ['One song', 'Fees'] });
  expect(editedWords(PAGE, at('budget.action.label'), 'words')).toEqual({ words: 'Book now', beside: ['Fees'] });
});

test('OFF-01 of a field that no page shows, the words beside it stand for it', () => {
  expect(editedWords(PAGE, at('budget.items[1].art'), 'words')).toEqual({ words: 'An album', beside: ['₹90,000', 'Fees'] });
  expect(editedWords({ ...PAGE, is_demo: true }, at('is_demo'), 'words')).toBeNull();
});

test('OFF-01 of a long text the line with the cursor counts, as it is read', () => {
  const text = '## Your data\n\n- We keep **little** of it, see [the policy](/privacy)\n\n| What | How long it is kept |\n';
  const words = (cursor: number) => editedWords({ title: 'Data', text }, at('text', cursor), 'page')?.words;
  expect(words(0)).toBe('Your data');
  expect(words(20)).toBe('We keep little of it, see the policy');
  expect(words(text.length - 3)).toBe('How long it is kept');
  expect(words(13)).toBeUndefined();
});

test('OFF-01 what the text does not have, has no words', () => {
  expect(editedWords(PAGE, at('search'), 'words')).toBeNull();
  expect(editedWords({ title: '' }, at('title'), 'article')).toBeNull();
});

import { wordsAfter } from './publication';

const NOW = { reason: 'New fees', summary: '' };

test('OFF-01 after a save the office says who sees the text, and nobody else', () => {
  expect(wordsAfter(null, '')).toBe('The draft is saved.');
  expect(wordsAfter(NOW, '')).toBe('Published. Visitors see it now.');
  expect(wordsAfter(NOW, 'summer')).toBe('Published. Visitors of a release that names the wording summer see it now.');
  expect(wordsAfter({ ...NOW, effective_at: '2026-12-24T18:30:00.000Z' }, 'summer')).toBe('Planned. It will be published by itself.');
});

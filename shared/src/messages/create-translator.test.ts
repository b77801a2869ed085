import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createTranslator } from './create-translator';

const SENTENCES = {
  plain: 'Your photo is saved.',
  named: 'Choose a photo of at most {limit, number} MB.',
  counted: '{count, plural, one {# photo is} other {# photos are}} saved.',
};

const compiled = Object.fromEntries(
  Object.entries(SENTENCES).map(([id, text]) => [id, compileMessage(text)]),
) as unknown as typeof SENTENCES;

test.each([
  ['as written', SENTENCES],
  ['as a build compiles it', compiled],
])('G2 a sentence of a catalogue, %s, is filled with its values', (_name, catalogue) => {
  const t = createTranslator(catalogue);

  expect(t('plain')).toBe('Your photo is saved.');
  expect(t('named', { limit: 100_000 })).toBe('Choose a photo of at most 1,00,000 MB.');
  expect(t('counted', { count: 1 })).toBe('1 photo is saved.');
  expect(t('counted', { count: 3 })).toBe('3 photos are saved.');
});

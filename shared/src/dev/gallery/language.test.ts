import en from '../../ui/messages/en.json';
import { lengthen, setGalleryLanguage, wordsInGalleryLanguage } from './language';
import { createTranslator } from './long-translator';

afterEach(() => setGalleryLanguage('english'));

test('words are two fifths longer; numbers, punctuation and short words stay', () => {
  expect(lengthen('Save 12 photos, or a reel.')).toBe('Sávéen 12 phótósen, óre á réélen.');
});

test('sentences of a catalogue and words of properties are in the language that the gallery shows', () => {
  const t = createTranslator(en);
  const [id] = Object.keys(en) as (keyof typeof en)[];
  const plain = t(id ?? 'withoutScript.form');
  setGalleryLanguage('longer words');
  expect(t(id ?? 'withoutScript.form')).toBe(lengthen(plain));
  expect(wordsInGalleryLanguage({ label: 'City', name: 'city', value: 'Pune', isOpen: true })).toEqual({
    label: 'Cítyen',
    name: 'city',
    value: 'Pune',
    isOpen: true,
  });
});

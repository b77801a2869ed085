/** Languages of the gallery: the site has one, so the other is the same with words as long as those of German or Tamil. */
export const GALLERY_LANGUAGES = ['english', 'longer words'] as const;
export type GalleryLanguage = (typeof GALLERY_LANGUAGES)[number];

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
/** How much longer a word gets. */
const GROWTH = 0.4;
const PADDING = 'eninge';
/** Properties of components that are words people read. */
const WORDS = ['children', 'label', 'title', 'text', 'hint', 'detail', 'error', 'placeholder', 'prompt', 'legend', 'note', 'yes', 'no'];

let current: GalleryLanguage = 'english';

export function setGalleryLanguage(language: GalleryLanguage): void {
  current = language;
}

/** Returns a sentence in the language of the gallery. Numbers and punctuation stay. */
export function inGalleryLanguage(sentence: string): string {
  return current === 'english' ? sentence : lengthen(sentence);
}

/** Returns a sentence whose words are longer by two fifths, with accents, so that one sees which are from a catalogue. */
export function lengthen(sentence: string): string {
  return sentence.replace(/\p{L}+/gu, (word) => {
    const more = Math.round(word.length * GROWTH);
    return word.replace(/[aeiou]/giu, (vowel) => ACCENTS[vowel] ?? vowel) + PADDING.repeat(2).slice(0, more);
  });
}

/** Returns a story's properties in the language of the gallery: those that people read, where they are text. */
export function wordsInGalleryLanguage<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && WORDS.includes(name) ? inGalleryLanguage(value) : value,
  ]);
  return Object.fromEntries(entries) as Args;
}

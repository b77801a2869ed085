import { setupI18n } from '@lingui/core';

/** Sentences by id, in ICU MessageFormat: `{ "photos.tooLarge": "Choose a photo of at most {limit} MB." }`. */
export type Catalogue = Readonly<Record<string, string>>;

/** Values of a sentence's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Returns the sentence with this id, its placeholders filled. */
export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

/** English with the numbers and dates of India: 1,00,000. */
const LOCALE = 'en-IN';

/**
 * Reads a package's catalogue, `src/messages/en.json`. Builds compile catalogues, so that browsers get no parser; in tests
 * and tools a sentence is compiled when it is first used.
 */
export function createTranslator<C extends Catalogue>(catalogue: C): Translate<keyof C & string> {
  const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: catalogue } });
  return (id, values = {}) => i18n._(id, { ...values });
}

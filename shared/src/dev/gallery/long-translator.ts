import { type Catalogue, createTranslator as createPlain, type Translate } from '../../messages/create-translator';
import { inGalleryLanguage } from './language';

export type { Catalogue, MessageValues, Translate } from '../../messages/create-translator';

/** Reads a catalogue as on the site; its sentences come in the language that the gallery shows at the moment. */
export function createTranslator<C extends Catalogue>(catalogue: C): Translate<keyof C & string> {
  const plain = createPlain(catalogue);
  return (id, values) => inGalleryLanguage(plain(id, values));
}

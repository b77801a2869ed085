import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of this package's catalogue. */
export const t = createTranslator(en);

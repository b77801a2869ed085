import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of this remote's catalogue. */
export const t = createTranslator(en);

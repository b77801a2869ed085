import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of the shell's catalogue. */
export const t = createTranslator(en);

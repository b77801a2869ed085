import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Translates a key of the shell's message catalogue. */
export const t = createTranslator(en);

import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence about uploaded videos. */
export const t = createTranslator(en);

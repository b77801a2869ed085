import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of the shared components. */
export const t = createTranslator(en);

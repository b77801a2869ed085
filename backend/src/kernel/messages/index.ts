import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of the backend's catalogue. */
export const t = createTranslator(en);

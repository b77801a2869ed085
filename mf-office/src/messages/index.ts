import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of this package's catalogue. */
export const t = createTranslator(en);

/** Id of a sentence of this package's catalogue. */
export type MessageId = keyof typeof en;

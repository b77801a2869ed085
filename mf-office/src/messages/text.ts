import { createTranslator } from '@alltalent/shared/messages';
import text from './text.json';

/** Returns a sentence of the editor of a text; no other page loads them. */
export const t = createTranslator(text);

/** Id of a sentence of the editor of a text. */
export type MessageId = keyof typeof text;

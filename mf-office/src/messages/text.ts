import { createTranslator } from '@alltalent/shared/messages';
import en from './text.json';

/** Sentences of the page that edits a text. */
export const t = createTranslator(en);
export type MessageId = keyof typeof en;

import { createTranslator } from '@alltalent/shared/messages';
import content from './content.json';

/** Returns a sentence about the texts of the site; the list of them and the page of one load these. */
export const t = createTranslator(content);

/** Id of a sentence about the texts of the site. */
export type MessageId = keyof typeof content;

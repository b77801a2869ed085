import { createTranslator } from '@alltalent/shared/messages';
import posting from './posting.json';

/** Returns a sentence of the page on which jobs are written; no other page loads them. */
export const t = createTranslator(posting);

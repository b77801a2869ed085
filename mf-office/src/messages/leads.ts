import { createTranslator } from '@alltalent/shared/messages';
import leads from './leads.json';

/** Returns a sentence about leads, which no other page loads. */
export const t = createTranslator(leads);

/** Id of a sentence about leads. */
export type LeadMessageId = keyof typeof leads;

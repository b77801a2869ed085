import { createTranslator } from '@alltalent/shared/messages';
import shortlist from './shortlist.json';

/** Translates a key of the sentences of shortlists, which no other page loads. */
export const t = createTranslator(shortlist);

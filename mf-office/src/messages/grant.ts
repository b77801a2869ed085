import { createTranslator } from '@alltalent/shared/messages';
import grant from './grant.json';

/** Returns a sentence about a membership that staff give; the page of a person loads them with the dialog. */
export const t = createTranslator(grant);

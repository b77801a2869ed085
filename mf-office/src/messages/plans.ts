import { createTranslator } from '@alltalent/shared/messages';
import plans from './plans.json';

/** Returns a sentence of the page of plans and prices; no other page loads them. */
export const t = createTranslator(plans);

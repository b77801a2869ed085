import { createTranslator } from '@alltalent/shared/messages';
import bulk from './bulk.json';

/** Returns a sentence about changes of several items at once, which only their pages load. */
export const t = createTranslator(bulk);

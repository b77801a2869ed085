import { createTranslator } from '@alltalent/shared/messages';
import search from './search.json';

/** Returns a sentence about searches in queues, which only their pages load. */
export const t = createTranslator(search);

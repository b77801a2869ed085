import { createTranslator } from '@alltalent/shared/messages';
import votes from './votes.json';

/** Returns a sentence about the votes of visitors; no other page loads them. */
export const t = createTranslator(votes);

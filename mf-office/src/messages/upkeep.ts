import { createTranslator } from '@alltalent/shared/messages';
import upkeep from './upkeep.json';

/** Returns a sentence about tasks in the background; no other page loads them. */
export const t = createTranslator(upkeep);

import { createTranslator } from '@alltalent/shared/messages';
import unsent from './unsent.json';

/** Returns a sentence about messages that did not go out; no other page loads them. */
export const t = createTranslator(unsent);

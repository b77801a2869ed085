import { createTranslator } from '@alltalent/shared/messages';
import letters from './letters.json';

/** Returns a sentence about letters and applications, which no other page loads. */
export const t = createTranslator(letters);

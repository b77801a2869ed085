import { createTranslator } from '@alltalent/shared/messages';
import shoots from './shoots.json';

/** Returns a sentence about portfolio shoots; no other page loads them. */
export const t = createTranslator(shoots);

/** Id of a sentence about portfolio shoots. */
export type ShootMessageId = keyof typeof shoots;

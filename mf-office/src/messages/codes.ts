import { createTranslator } from '@alltalent/shared/messages';
import codes from './codes.json';

/** Returns a sentence about promo codes; no other page loads them. */
export const t = createTranslator(codes);

/** Id of a sentence about promo codes. */
export type CodeMessageId = keyof typeof codes;

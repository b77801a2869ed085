import { createTranslator } from '@alltalent/shared/messages';
import money from './money.json';

/** Returns a sentence of the pages about money; no other page loads them. */
export const t = createTranslator(money);

/** Id of a sentence of the pages about money. */
export type MoneyMessageId = keyof typeof money;

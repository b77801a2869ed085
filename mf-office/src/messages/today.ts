import { createTranslator } from '@alltalent/shared/messages';
import today from './today.json';

/** Returns a sentence of the first page of the office; no other page loads them. */
export const t = createTranslator(today);

/** Id of a sentence of the first page of the office. */
export type TodayMessageId = keyof typeof today;

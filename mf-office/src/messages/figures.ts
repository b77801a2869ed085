import { createTranslator } from '@alltalent/shared/messages';
import figures from './figures.json';

/** Returns a sentence of the page of figures; no other page loads them. */
export const t = createTranslator(figures);

/** Id of a sentence of the page of figures. */
export type FigureMessageId = keyof typeof figures;

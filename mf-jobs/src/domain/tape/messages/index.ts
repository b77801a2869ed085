import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence about self-tapes. Apart from the others, so that pages without a self-tape do not load them. */
export const tapeText = createTranslator(en);

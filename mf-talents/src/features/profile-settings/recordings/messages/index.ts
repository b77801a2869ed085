import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence about uploaded reels. Apart from the others: it loads with the first reel. */
export const reelText = createTranslator(en);

import { createTranslator } from '@alltalent/shared/messages';
import pictures from './pictures.json';

/** Returns a sentence about the pictures of texts; only the editor of a text loads them. */
export const t = createTranslator(pictures);

import { createTranslator } from '@alltalent/shared/messages';
import previews from './previews.json';

/** Returns a sentence about preview links, which are loaded with their dialog. */
export const t = createTranslator(previews);

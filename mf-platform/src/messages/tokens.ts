import { createTranslator } from '@alltalent/shared/messages';
import tokens from './tokens.json';

/** Returns a sentence about tokens of squads, which are loaded with their dialog. */
export const t = createTranslator(tokens);

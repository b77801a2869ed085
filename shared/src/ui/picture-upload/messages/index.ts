import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence about pictures that are uploaded and cropped. */
export const t = createTranslator(en);

import { createTranslator } from '@alltalent/shared/messages';
import record from './record.json';

/** Returns a sentence about records of releases, which are loaded with their dialogs. */
export const t = createTranslator(record);

import { createTranslator } from '@alltalent/shared/messages';
import personData from './person-data.json';

/** Returns a sentence about the data of an account and its duplicates, which few pages load. */
export const t = createTranslator(personData);

/** Id of a sentence about the data of an account. */
export type PersonDataMessageId = keyof typeof personData;

import { createTranslator } from '@alltalent/shared/messages';
import fields from './fields.json';

/** Returns the name of a field of a text, or what to write into it. */
export const t = createTranslator(fields);

/** Id of the name of a field of a text, or of what to write into it. */
export type MessageId = keyof typeof fields;

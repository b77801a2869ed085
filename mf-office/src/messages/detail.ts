import { createTranslator } from '@alltalent/shared/messages';
import detail from './detail.json';

/** Returns a sentence about the details of an act in the audit trail. */
export const t = createTranslator(detail);

/** Id of a sentence about the details of an act. */
export type DetailMessageId = keyof typeof detail;

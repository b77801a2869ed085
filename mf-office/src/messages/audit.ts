import { createTranslator } from '@alltalent/shared/messages';
import audit from './audit.json';

/** Returns a sentence of the page of the audit trail. */
export const t = createTranslator(audit);

/** Id of a sentence of the page of the audit trail. */
export type AuditMessageId = keyof typeof audit;

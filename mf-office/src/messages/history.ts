import { createTranslator } from '@alltalent/shared/messages';
import history from './history.json';

/** Returns a sentence about what somebody of the office did; pages without a history do not load them. */
export const t = createTranslator(history);

/** Id of a sentence about what somebody of the office did. */
export type HistoryMessageId = keyof typeof history;

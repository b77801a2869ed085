import type { OutboxMessageEntity } from './outbox-message.entity';

export const DAY_MS = 24 * 3600 * 1000;

/** Whether a message is of use for a day or longer, unlike one with a code: staff can have it sent again after it was given up. */
export function isLasting({ createdAt, expiresAt }: Pick<OutboxMessageEntity, 'createdAt' | 'expiresAt'>): boolean {
  return expiresAt - createdAt >= DAY_MS;
}

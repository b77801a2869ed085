import type { HiringSide } from '@alltalent/shared/contracts';
import type { ThreadEntity } from '../schema/thread.entity';

export type Thread = Readonly<ThreadEntity>;
/** Client and talent of a thread, with the job it is about. */
export type ThreadPair = Pick<Thread, 'clientId' | 'talentUserId' | 'jobId'>;

/** Columns that each side has of its own. */
export const SIDE_COLUMNS = {
  client: { unread: 'clientUnread', readId: 'clientReadId' },
  talent: { unread: 'talentUnread', readId: 'talentReadId' },
} as const satisfies Record<HiringSide, Readonly<Record<'unread' | 'readId', keyof ThreadEntity>>>;

/** Client, talent and job in one text, unique for each thread. */
export function pairKeyOf({ clientId, talentUserId, jobId }: ThreadPair): string {
  return `${clientId}:${talentUserId}:${jobId ?? 0}`;
}

/** Beginning of the keys of a thread's notifications. */
export function noticePrefix(threadId: number): string {
  return `thread:${threadId}:`;
}

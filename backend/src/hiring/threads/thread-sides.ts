import type { HiringSide } from '@alltalent/shared/contracts';
import type { ThreadEntity } from '../schema/thread.entity';

export type Thread = Readonly<ThreadEntity>;
/** Client and talent of a thread, with the job it is about. */
export type ThreadPair = Pick<Thread, 'clientId' | 'talentUserId' | 'jobId'>;
type Sides = Pick<Thread, 'clientId' | 'talentUserId'>;

/** Columns that each side has of its own. */
export const SIDE_COLUMNS = {
  client: { unread: 'clientUnread', readId: 'clientReadId' },
  talent: { unread: 'talentUnread', readId: 'talentReadId' },
} as const satisfies Record<HiringSide, Readonly<Record<'unread' | 'readId', keyof ThreadEntity>>>;

/** Client, talent and job in one text, unique for each thread. */
export function pairKeyOf({ clientId, talentUserId, jobId }: ThreadPair): string {
  return `${clientId}:${talentUserId}:${jobId ?? 0}`;
}

/** Side of the user, who is one of the two. */
export function sideOf({ clientId }: Sides, userId: string): HiringSide {
  return clientId === userId ? 'client' : 'talent';
}

export function otherSide(side: HiringSide): HiringSide {
  return side === 'client' ? 'talent' : 'client';
}

/** Account of the one of the two who is not the user. */
export function otherOf({ clientId, talentUserId }: Sides, userId: string): string {
  return clientId === userId ? talentUserId : clientId;
}

export function isOneOf({ clientId, talentUserId }: Sides, userId: string): boolean {
  return clientId === userId || talentUserId === userId;
}

/** Beginning of the keys of a thread's notifications. */
export function noticePrefix(threadId: number): string {
  return `thread:${threadId}:`;
}

import type { MessageFailure, MessageState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, LessThanOrEqual, MoreThan, Not, type Repository } from 'typeorm';
import { countUpTo } from '../database/count-up-to';
import { deleteInSteps } from '../database/delete-in-steps';
import { findPage } from '../database/find-page';
import type { Channel } from './message';
import { OutboxMessageEntity } from './outbox-message.entity';

export type NewMessage = Pick<
  OutboxMessageEntity,
  'channel' | 'sealed' | 'reservationIds' | 'createdAt' | 'dueAt' | 'expiresAt' | 'keptUntil'
>;

/** Place in the order of messages that did not go out. */
export type UnsentPlace = Pick<OutboxMessageEntity, 'dueAt' | 'id'>;

/** Rows of one statement, since databases limit its number of values. */
const BATCH = 500;
const DROPPED = { state: 'dropped', sealed: '', failure: '' } as const;

@Injectable()
export class OutboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get messages(): Repository<OutboxMessageEntity> {
    return this.dataSource.getRepository(OutboxMessageEntity);
  }

  async insert(message: NewMessage): Promise<number> {
    const { identifiers } = await this.messages.insert(toWaiting(message));
    return Number(identifiers[0]?.['id']);
  }

  async insertAll(messages: readonly NewMessage[]): Promise<void> {
    for (let start = 0; start < messages.length; start += BATCH)
      await this.messages
        .createQueryBuilder()
        .insert()
        .values(messages.slice(start, start + BATCH).map(toWaiting))
        .updateEntity(false)
        .execute();
  }

  async find(ids: readonly number[]): Promise<OutboxMessageEntity[]> {
    const rows: OutboxMessageEntity[] = [];
    for (let start = 0; start < ids.length; start += BATCH) rows.push(...(await this.findBatch(ids.slice(start, start + BATCH))));
    return rows;
  }

  private findBatch(ids: readonly number[]): Promise<OutboxMessageEntity[]> {
    return this.messages.findBy({ id: In([...ids]) });
  }

  newest(channels: readonly Channel[], limit: number): Promise<OutboxMessageEntity[]> {
    return this.messages.find({ where: { channel: In([...channels]) }, order: { id: 'DESC' }, take: limit });
  }

  findDue(channels: readonly Channel[], now: number, limit: number): Promise<OutboxMessageEntity[]> {
    const where = { state: 'waiting' as const, dueAt: LessThanOrEqual(now), channel: In([...channels]) };
    return this.messages.find({ where, order: { id: 'ASC' }, take: limit });
  }

  /** Holds messages that were due before `dueBefore` and have not expired. Resolves to their number. */
  async hold(channels: readonly Channel[], { dueBefore, now }: { readonly dueBefore: number; readonly now: number }): Promise<number> {
    const where = { state: 'waiting' as const, dueAt: LessThan(dueBefore), expiresAt: MoreThan(now), channel: In([...channels]) };
    return (await this.messages.update(where, { state: 'held' })).affected ?? 0;
  }

  findHeld(): Promise<OutboxMessageEntity[]> {
    return this.messages.find({ where: { state: 'held' }, order: { id: 'ASC' } });
  }

  /** Finds at most `most` messages of a state after a place in their order: those that were due first, then by id. */
  findUnsent(state: MessageState, { dueAt, id }: UnsentPlace, most: number): Promise<OutboxMessageEntity[]> {
    return findPage(this.messages.createQueryBuilder('m').where({ state }), { by: ['m.dueAt', 'm.id'] }, [dueAt, id], most);
  }

  /** Has a message sent from `now` on; false when it is in that state no more. One that was given up is of use until `until`. */
  async sendAgain({ id, state }: OutboxMessageEntity, { now, until }: { readonly now: number; readonly until: number }): Promise<boolean> {
    const changed = { state: 'waiting', failure: '', dueAt: now, expiresAt: until } as const;
    return (await this.messages.update({ id, state }, changed)).affected === 1;
  }

  /** Drops messages that are held or were given up, with their text. Resolves to their number. */
  async drop(ids: readonly number[]): Promise<number> {
    const where = { id: In([...ids]), state: In(['held', 'failed']) };
    return (await this.messages.update(where, DROPPED)).affected ?? 0;
  }

  /** Releases held messages that have not expired at `now`. Resolves to their number. */
  async release(now: number): Promise<number> {
    return (await this.messages.update({ state: 'held', expiresAt: MoreThan(now) }, { state: 'waiting', dueAt: now })).affected ?? 0;
  }

  async dropHeld(): Promise<number> {
    return (await this.messages.update({ state: 'held' }, DROPPED)).affected ?? 0;
  }

  /** Resolves to true for the one worker that may send the message now; others find it again at `until`. */
  async claim({ id, dueAt }: OutboxMessageEntity, until: number): Promise<boolean> {
    const result = await this.messages.update({ id, dueAt, state: 'waiting' }, { dueAt: until });
    return result.affected === 1;
  }

  async tryAgainAt(id: number, dueAt: number): Promise<void> {
    await this.messages.update({ id }, { dueAt, tries: () => 'tries + 1' });
  }

  async closeSent(id: number): Promise<void> {
    await this.messages.update({ id }, { state: 'sent', sealed: '' });
  }

  /** Gives a message up; `keepsText`: whether staff can have it sent again. */
  async closeFailed(id: number, failure: MessageFailure, keepsText: boolean): Promise<void> {
    await this.messages.update({ id }, { state: 'failed', failure, ...(keepsText ? {} : { sealed: '' }) });
  }

  /** Counts up to `most` messages of a state. */
  countUnsent(state: MessageState, most: number): Promise<number> {
    return countUpTo(this.dataSource, 'outbox_message WHERE state = ?', [state], most);
  }

  /** Deletes the text of messages that were given up and expired before a moment. Resolves to their number. */
  async deleteTexts(expiredBefore: number): Promise<number> {
    const where = { state: 'failed' as const, expiresAt: LessThan(expiredBefore), sealed: Not('') };
    return (await this.messages.update(where, { sealed: '' })).affected ?? 0;
  }

  async deleteWaiting(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.messages.delete({ id: In([...ids]), state: 'waiting' });
  }

  async delete(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.messages.delete({ id: In([...ids]) });
  }

  deleteOld(moment: { readonly expiredUntil: number; readonly keptUntil: number }): Promise<number> {
    return deleteInSteps(this.messages, { expiresAt: LessThan(moment.expiredUntil), keptUntil: LessThan(moment.keptUntil) });
  }
}

function toWaiting(message: NewMessage) {
  return { ...message, state: 'waiting', failure: '', tries: 0 } as const;
}

import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, LessThanOrEqual, type Repository } from 'typeorm';
import { OutboxMessageEntity } from './outbox-message.entity';

export type NewMessage = Pick<OutboxMessageEntity, 'sealed' | 'createdAt' | 'expiresAt'>;

@Injectable()
export class OutboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get messages(): Repository<OutboxMessageEntity> {
    return this.dataSource.getRepository(OutboxMessageEntity);
  }

  async insert(message: NewMessage): Promise<void> {
    await this.messages.insert({ ...message, state: 'waiting', tries: 0, dueAt: message.createdAt });
  }

  newest(limit: number): Promise<OutboxMessageEntity[]> {
    return this.messages.find({ order: { id: 'DESC' }, take: limit });
  }

  findDue(now: number, limit: number): Promise<OutboxMessageEntity[]> {
    return this.messages.find({ where: { state: 'waiting', dueAt: LessThanOrEqual(now) }, order: { id: 'ASC' }, take: limit });
  }

  /** True for the one worker that may send the message now; others find it again when `nextTry` has come. */
  async claim({ id, dueAt }: OutboxMessageEntity, nextTry: number): Promise<boolean> {
    const result = await this.messages
      .createQueryBuilder()
      .update()
      .set({ dueAt: nextTry, tries: () => 'tries + 1' })
      .where({ id, dueAt, state: 'waiting' })
      .execute();
    return result.affected === 1;
  }

  async reschedule(id: number, dueAt: number): Promise<void> {
    await this.messages.update({ id }, { dueAt });
  }

  async close(id: number, state: 'sent' | 'failed'): Promise<void> {
    await this.messages.update({ id }, { state, sealed: '' });
  }

  async deleteBefore(time: number): Promise<void> {
    await this.messages.delete({ createdAt: LessThan(time) });
  }
}

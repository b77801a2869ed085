import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, type Repository } from 'typeorm';
import { MessageAttachmentEntity, MessageEntity } from '../schema/thread.entity';

export type StoredAttachment = Readonly<MessageAttachmentEntity>;
export type NewAttachment = Omit<StoredAttachment, 'messageId' | 'name' | 'position'>;
type Claim = { readonly id: string; readonly name: string; readonly position: number };

/** Files of messages, and uploads that wait to be sent. */
@Injectable()
export class AttachmentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<MessageAttachmentEntity> {
    return this.dataSource.getRepository(MessageAttachmentEntity);
  }

  find(id: string): Promise<StoredAttachment | null> {
    return this.rows.findOneBy({ id });
  }

  async insert(attachment: NewAttachment): Promise<void> {
    await this.rows.insert({ ...attachment, messageId: null, name: '', position: 0 });
  }

  countWaiting(ownerId: string): Promise<number> {
    return this.rows.countBy({ ownerId, messageId: IsNull() });
  }

  /** Finds those of the uploads that the owner has not sent yet. */
  findWaiting(ownerId: string, ids: readonly string[]): Promise<StoredAttachment[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.rows.findBy({ id: In([...ids]), ownerId, messageId: IsNull() });
  }

  /** Gives an upload to a message; true for the first message only. */
  async claim(ownerId: string, messageId: number, { id, name, position }: Claim): Promise<boolean> {
    return (await this.rows.update({ id, ownerId, messageId: IsNull() }, { messageId, name, position })).affected === 1;
  }

  /** Finds the files of messages, in their order. */
  async findOf(messageIds: readonly number[]): Promise<StoredAttachment[]> {
    if (messageIds.length === 0) return [];
    return this.rows.find({ where: { messageId: In([...messageIds]) }, order: { messageId: 'ASC', position: 'ASC' } });
  }

  /** Finds uploads from before a time that were never sent. */
  findLeft(before: number, most: number): Promise<StoredAttachment[]> {
    return this.rows.find({ where: { messageId: IsNull(), createdAt: LessThan(before) }, take: most });
  }

  /** Finds the owner's uploads that were never sent. */
  findUnsent(ownerId: string): Promise<StoredAttachment[]> {
    return this.rows.findBy({ ownerId, messageId: IsNull() });
  }

  /** Finds all files in threads. */
  findIn(threadIds: readonly number[]): Promise<StoredAttachment[]> {
    if (threadIds.length === 0) return Promise.resolve([]);
    return this.rows
      .createQueryBuilder('file')
      .innerJoin(MessageEntity, 'message', 'message.id = file.messageId')
      .where('message.threadId IN (:...threadIds)', { threadIds: [...threadIds] })
      .getMany();
  }

  /** Returns those of the ids that have a row. */
  async findKnown(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.rows.find({ select: { id: true }, where: { id: In([...ids]) } });
    return new Set(rows.map(({ id }) => id));
  }

  /** Deletes an upload that is still not sent; true when it was deleted. */
  async deleteUnsent(id: string): Promise<boolean> {
    return (await this.rows.delete({ id, messageId: IsNull() })).affected === 1;
  }
}

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ATTACHMENT_ID } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { FolderObjectStore } from '../../kernel/object-store/folder-object-store';
import { type ByteRange, ObjectStore } from '../../kernel/object-store/object-store';

const PLACE = 'attachments';

/** Returns a random id of 128 bits. */
export function newAttachmentId(): string {
  return randomBytes(16).toString('base64url');
}

/** Files of messages in the object store. What was stored in the data folder before the store was moved to S3 stays readable. */
@Injectable()
export class AttachmentStore {
  private readonly former: ObjectStore | null;

  constructor(
    private readonly objects: ObjectStore,
    { s3, dataDir }: AppConfig,
  ) {
    this.former = s3 ? FolderObjectStore.within(dataDir) : null;
  }

  /** Saves a file; throws UNAVAILABLE and leaves nothing behind if the disk is full. */
  async save(id: string, bytes: Buffer, mediaType: string): Promise<void> {
    try {
      await this.objects.put(this.keyOf(id), bytes, mediaType);
    } catch (cause) {
      throw Object.assign(new DomainError('UNAVAILABLE', { detail: t('threads.notStored'), retryAfter: 60 }), { cause });
    }
  }

  async size(key: string): Promise<number | null> {
    return (await this.objects.size(key)) ?? (await this.former?.size(key)) ?? null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    return (await this.objects.read(key, range)) ?? (await this.former?.read(key, range)) ?? null;
  }

  async remove(id: string): Promise<void> {
    for (const store of this.stores()) await store.remove(this.keyOf(id));
  }

  /** Lists the ids of files that were written before a time, some at a time. */
  async *before(time: number): AsyncGenerator<readonly string[]> {
    for (const store of this.stores())
      for await (const objects of store.list(`${PLACE}/`)) {
        const old = objects.filter(({ writtenAt }) => writtenAt < time).map(({ key }) => key.split('/').at(-1) ?? '');
        const ids = old.filter((id) => ATTACHMENT_ID.test(id));
        if (ids.length > 0) yield ids;
      }
  }

  keyOf(id: string): string {
    if (!ATTACHMENT_ID.test(id)) throw new Error('This is no id of an attachment.');
    return `${PLACE}/${id.slice(0, 2)}/${id}`;
  }

  private stores(): readonly ObjectStore[] {
    return this.former ? [this.objects, this.former] : [this.objects];
  }
}

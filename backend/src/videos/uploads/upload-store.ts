import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VIDEO_ID } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { DataStore } from '@tus/server';
import { AppConfig } from '../../kernel/config/config';
import { ObjectStore } from '../../kernel/object-store/object-store';
import { s3ClientOptions } from '../../kernel/object-store/s3-object-store';

/** Bytes of one part at S3; it takes no smaller parts than 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024;

type Store = DataStore & { read(id: string): Readable | Promise<Readable> };

/** Uploads until their videos are prepared, beside the objects: in the folder or the bucket, below 'uploads/'. */
@Injectable()
export class UploadStore {
  /** Path before the ids of the store. */
  readonly prefix: string;
  private opened: Promise<Store> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly objects: ObjectStore,
  ) {
    this.prefix = config.s3 ? 'uploads/' : '';
  }

  /** The store of the tus server. Its library is loaded with the first upload. */
  open(): Promise<Store> {
    this.opened ??= this.config.s3 ? this.atS3(this.config.s3) : this.inFolder();
    return this.opened;
  }

  /** Resolves to a file with the upload's bytes; at S3, a copy in the given folder. */
  async fileOf(id: string, folder: string): Promise<string> {
    if (!this.config.s3) return path.join(this.folder(), id);
    const copy = path.join(folder, 'upload');
    await pipeline(await (await this.open()).read(this.prefix + id), createWriteStream(copy, { mode: 0o600 }));
    return copy;
  }

  /** Deletes an upload, whether there is anything of it or not. */
  async remove(id: string): Promise<void> {
    const store = await this.open();
    await store.remove(this.prefix + id).catch(() => undefined);
  }

  /** Lists the ids of uploads that were written before a time, some at a time. */
  async *before(time: number): AsyncGenerator<readonly string[]> {
    for await (const objects of this.objects.list('uploads/')) {
      const old = objects.filter(({ writtenAt }) => writtenAt < time);
      // Beside the bytes lie a description and, at S3, a part.
      const ids = old.map(({ key }) => key.slice('uploads/'.length).replace(/\.(?:json|info|part)$/u, ''));
      yield [...new Set(ids)].filter((id) => VIDEO_ID.test(id));
    }
  }

  private async inFolder(): Promise<Store> {
    await mkdir(this.folder(), { recursive: true, mode: 0o700 });
    const { FileStore } = await import('@tus/file-store');
    return new FileStore({ directory: this.folder() });
  }

  private async atS3(s3: NonNullable<AppConfig['s3']>): Promise<Store> {
    const { S3Store } = await import('@tus/s3-store');
    return new S3Store({ partSize: PART_BYTES, useTags: false, s3ClientConfig: { ...s3ClientOptions(s3), bucket: s3.bucket } });
  }

  private folder(): string {
    return path.join(this.config.dataDir, 'objects', 'uploads');
  }
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/object-stores';
import { type ByteRange, type ObjectSource, ObjectStore, requireKey, type StoredObject } from './object-store';

type Library = typeof import('@aws-sdk/client-s3');

/** Objects in a bucket of a service that speaks S3. The library is loaded with the first use. */
export class S3ObjectStore extends ObjectStore {
  private opened: Promise<{ readonly library: Library; readonly client: S3Client }> | null = null;

  constructor(private readonly config: S3Config) {
    super();
  }

  async put(key: string, source: ObjectSource, mediaType: string): Promise<void> {
    const { library, client } = await this.open();
    const bytes = Buffer.isBuffer(source) ? source.length : (await stat(source.file)).size;
    const body = Buffer.isBuffer(source) ? source : createReadStream(source.file);
    const input = { ...this.place(key), Body: body, ContentLength: bytes, ContentType: mediaType };
    await client.send(new library.PutObjectCommand(input));
  }

  async size(key: string): Promise<number | null> {
    const { library, client } = await this.open();
    const head = await client.send(new library.HeadObjectCommand(this.place(key))).catch(nullIfMissing);
    return head ? (head.ContentLength ?? 0) : null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const { library, client } = await this.open();
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const found = await client.send(new library.GetObjectCommand({ ...this.place(key), ...part })).catch(nullIfMissing);
    return found?.Body instanceof Readable ? found.Body : null;
  }

  pathTo(): null {
    return null;
  }

  async remove(key: string): Promise<void> {
    const { library, client } = await this.open();
    await client.send(new library.DeleteObjectCommand(this.place(key)));
  }

  async *list(prefix: string): AsyncGenerator<readonly StoredObject[]> {
    const { library, client } = await this.open();
    let after: string | undefined;
    do {
      const page = await client.send(
        new library.ListObjectsV2Command({ Bucket: this.config.bucket, Prefix: prefix, ...(after && { ContinuationToken: after }) }),
      );
      const objects = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined ? [] : [{ key: Key, writtenAt: LastModified?.getTime() ?? 0 }],
      );
      if (objects.length > 0) yield objects;
      after = page.NextContinuationToken;
    } while (after !== undefined);
  }

  private place(key: string) {
    return { Bucket: this.config.bucket, Key: requireKey(key) };
  }

  private open() {
    this.opened ??= import('@aws-sdk/client-s3').then((library) => ({
      library,
      client: new library.S3Client(s3ClientOptions(this.config)),
    }));
    return this.opened;
  }
}

/** Options of the client. Services other than Amazon's do not know all of its checksums, and name the bucket in the path. */
export function s3ClientOptions({ region, endpoint, accessKey, secretKey }: S3Config) {
  return {
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
}

function nullIfMissing(error: unknown): null {
  const { name = '', $metadata: metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (['NotFound', 'NoSuchKey'].includes(name) || metadata?.httpStatusCode === 404) return null;
  throw error;
}

import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { HeadObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { filesBelow, isPublished, type ReleaseStore } from './published-files';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
/** Cache header of files whose version never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** File that is written last and marks the version as complete. */
const SEAL = 'release.json';

/** Release store in an S3-compatible bucket; a server before it serves the files below /r/. */
export class BucketStore implements ReleaseStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  /**
   * Creates the store of `s3://bucket/prefix`. Credentials and region come from the usual variables of S3 tools.
   * S3_ENDPOINT names another service than Amazon's, with path-style URLs.
   */
  static fromEnvironment({ hostname: bucket, pathname }: URL): BucketStore {
    const { S3_ENDPOINT: endpoint, AWS_REGION: region = 'us-east-1' } = process.env;
    const ownService = endpoint ? { endpoint, forcePathStyle: true } : {};
    // Not every service supports the newer checksums.
    const client = new S3Client({ region, ...ownService, requestChecksumCalculation: 'WHEN_REQUIRED' });
    return new BucketStore(client, bucket, pathname.replace(/^\/|\/$/gu, ''));
  }

  async put(dist: string, remote: string, version: string): Promise<void> {
    const place = ['r', remote, version].join('/');
    if (await this.has(`${place}/${SEAL}`)) return;
    const files = filesBelow(dist).filter((file) => isPublished(file) && !/\.(br|gz)$/u.test(file) && file !== SEAL);
    for (const file of [...files, SEAL]) await this.write(`${place}/${file}`, readFileSync(join(dist, file)));
  }

  private async has(name: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: this.keyOf(name) }));
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
      throw error;
    }
  }

  private async write(name: string, body: Buffer): Promise<void> {
    const headers = { ContentType: TYPES[extname(name)] ?? 'application/octet-stream', CacheControl: FOR_EVER };
    await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key: this.keyOf(name), Body: body, ...headers }));
  }

  private keyOf(name: string): string {
    return this.prefix === '' ? name : `${this.prefix}/${name}`;
  }
}

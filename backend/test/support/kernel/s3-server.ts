import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Config } from '../../../src/kernel/config/object-stores';

/** Opens an S3 service with one bucket, whose objects lie in a folder. */
export async function openS3Server(directory: string): Promise<{ readonly config: S3Config; readonly close: () => Promise<void> }> {
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'files', configs: [] }] });
  const { port } = (await server.run()) as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    config: { bucket: 'files', region: 'us-east-1', endpoint, accessKey: 'S3RVER', secretKey: 'S3RVER' },
    close: () => server.close(),
  };
}

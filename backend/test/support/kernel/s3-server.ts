import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Config } from '../../../src/kernel/config/object-stores';

type Part = { readonly etag: string; readonly size: number };

/**
 * Opens an S3 service with one bucket, whose objects lie in a folder. The parts of uploads are listed and given up here, because
 * s3rver does neither.
 */
export async function openS3Server(directory: string): Promise<{ readonly config: S3Config; readonly close: () => Promise<void> }> {
  const inner = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'files', configs: [] }] });
  const { port: innerPort } = (await inner.run()) as AddressInfo;
  const uploads = new Map<string, Map<number, Part>>();
  const outer = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://s3').searchParams;
    const uploadId = query.get('uploadId');
    const parts = uploads.get(uploadId ?? '') ?? new Map<number, Part>();
    if (uploadId !== null && request.method === 'GET') return sendParts(response, parts);
    if (uploadId !== null && request.method === 'DELETE') {
      uploads.delete(uploadId);
      return void response.writeHead(204).end();
    }
    return passOn(request, response, innerPort, (etag) => {
      if (uploadId === null || request.method !== 'PUT') return;
      const size = Number(request.headers['x-amz-decoded-content-length'] ?? request.headers['content-length']);
      uploads.set(uploadId, parts.set(Number(query.get('partNumber')), { etag, size }));
    });
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`;
  return {
    config: { bucket: 'files', region: 'us-east-1', endpoint, accessKey: 'S3RVER', secretKey: 'S3RVER' },
    close: async () => {
      outer.closeAllConnections();
      await new Promise((resolve) => outer.close(resolve));
      await inner.close();
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number, onAnswer: (etag: string) => void): void {
  const { method, url, headers } = request;
  const sent = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    onAnswer(String(answer.headers.etag ?? ''));
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  request.pipe(sent);
}

function sendParts(response: ServerResponse, parts: ReadonlyMap<number, Part>): void {
  const listed = [...parts].map(
    ([number, { etag, size }]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
  );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`);
}

import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setApiBaseUrl } from '@alltalent/shared/api';
import { createRequestListener } from '@react-router/node';
import * as build from 'virtual:react-router/server-build';
import { createQueryClient } from '../../../../../shell/src/boot/query-client';
import type { PageContext } from './page-data';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The build's files for browsers, beside the server's. */
const FILES = join(import.meta.dirname, '../client');

const { PORT = '', BACKEND_PORT = '' } = process.env;
const backend = `http://127.0.0.1:${BACKEND_PORT}`;
setApiBaseUrl(backend);

const draw = createRequestListener({
  build,
  mode: 'production',
  getLoadContext: () => ({ queryClient: createQueryClient(), backend }) satisfies PageContext,
});

function sendFile(response: ServerResponse, file: string): void {
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  response.writeHead(200, headers);
  createReadStream(file).pipe(response);
}

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://own.invalid').pathname;
  const file = join(FILES, path);
  if (path.startsWith('/assets/') && existsSync(file)) sendFile(response, file);
  else draw(request, response);
}).listen(Number(PORT), '127.0.0.1');

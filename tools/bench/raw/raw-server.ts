import { createServer } from 'node:http';
import { openRaw } from './raw-database';
import { RawListing } from './raw-listing';

/** Serves the listing with node:http and a driver only: `raw-server.ts <database url> <port>`. */
const [url = '', port = ''] = process.argv.slice(2);
const listing = await RawListing.open(openRaw(url));

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const visitor = String(request.headers['x-forwarded-for']);
  listing.page(Number(searchParams.get('currentPage') ?? 1), Number(searchParams.get('perPage') ?? 12), visitor).then(
    (page) => {
      const body = JSON.stringify(page);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'content-length': 0 }).end();
    },
  );
});
server.keepAliveTimeout = 65_000;
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

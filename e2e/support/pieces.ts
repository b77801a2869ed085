import { setTimeout as sleep } from 'node:timers/promises';
import { pass, type SiteProxy, startSiteProxy } from './site-proxy';

const PIECE_BYTES = 300;
/** Two frames of a screen, so that the browser paints what it has. */
const PAUSE_MS = 34;
/** More than a first screen takes. */
const IN_PIECES_BYTES = 16_000;

/** Starts a proxy before the site under test that sends the first screen of each document in small pieces. */
export function startInPieces(site: string): Promise<SiteProxy> {
  return startSiteProxy(async (incoming, outgoing) => {
    const { status, headers, body } = await pass(site, incoming);
    outgoing.writeHead(status, headers);
    if (incoming.headers['sec-fetch-dest'] !== 'document') return void outgoing.end(body);
    const start = body.indexOf('<body');
    outgoing.write(body.subarray(0, start));
    for (let at = start; at < start + IN_PIECES_BYTES; at += PIECE_BYTES) {
      outgoing.write(body.subarray(at, at + PIECE_BYTES));
      await sleep(PAUSE_MS);
    }
    outgoing.end(body.subarray(start + Math.ceil(IN_PIECES_BYTES / PIECE_BYTES) * PIECE_BYTES));
  });
}

import type { ServerResponse } from 'node:http';

/** Faults of the network or server when a file is requested. */
export const NETWORK_FAULTS = ['down', 'not found', 'a page of HTML', '{}', 'hanging', 'slow', 'cut'] as const;
export type Fault = (typeof NETWORK_FAULTS)[number] | 'tampered';

const SLOW_MS = 9000;
const PWN = ';globalThis.__pwn = true;';
const TYPE = { 'content-type': 'text/javascript', 'cache-control': 'no-store', 'access-control-allow-origin': '*' };

const hanging = new Set<ServerResponse>();

type Broken = { readonly remote: string; readonly fault: Fault; readonly only: RegExp };

export function freshFaults() {
  let broken: readonly Broken[] = [];
  const of = (remote: string, path: string) => broken.find((one) => one.remote === remote && one.only.test(path))?.fault;
  return {
    of,
    set: (remote: string, fault: Fault, only = /./u) => void (broken = [...broken, { remote, fault, only }]),
    clear: () => {
      broken = [];
      // A restarted server has none of its old connections.
      for (const outgoing of hanging) outgoing.destroy();
      hanging.clear();
    },
    tampered: (remote: string | undefined, path: string, body: Buffer): Buffer =>
      remote && of(remote, path) === 'tampered' ? Buffer.concat([body, Buffer.from(PWN)]) : body,
  };
}

/** Responds as the fault requires. Returns false when the file's own response should follow. */
export async function asAtFault(fault: Fault | undefined, outgoing: ServerResponse): Promise<boolean> {
  switch (fault) {
    case 'down':
      outgoing.destroy();
      return true;
    case 'not found':
      outgoing.writeHead(404, TYPE).end('{"code":"NOT_FOUND"}');
      return true;
    case 'a page of HTML':
      outgoing.writeHead(200, { ...TYPE, 'content-type': 'text/html' }).end(`<script>${PWN}</script>`);
      return true;
    case '{}':
      outgoing.writeHead(200, { ...TYPE, 'content-type': 'application/json' }).end('{}');
      return true;
    case 'hanging':
      hanging.add(outgoing);
      return true;
    case 'cut':
      outgoing.writeHead(200, { ...TYPE, 'content-length': 5000 });
      outgoing.write(PWN);
      setTimeout(() => outgoing.destroy(), 50);
      return true;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return false;
    default:
      return false;
  }
}

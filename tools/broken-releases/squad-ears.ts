import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rehearsal } from './rehearsal-table';

export type SquadEars = {
  /** Address for RELEASES_WEBHOOK_URL. */
  readonly url: string;
  /** Returns what was said of a version by log, webhook and mail. */
  toldOf(version: string): Promise<Rehearsal['told']>;
  stop(): Promise<void>;
};

type Place = { readonly origin: () => string; readonly logFile: string; readonly mail: string };

/** Starts a receiver of webhooks, and reads the log of the backend and the demo outbox beside it. */
export async function startEars({ origin, logFile, mail }: Place): Promise<SquadEars> {
  const hooks: { readonly type: string; readonly data: { readonly version: string } }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      hooks.push(JSON.parse(body) as (typeof hooks)[number]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const linesOf = (version: string) =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => /release fails on pages|release was rolled back/u.test(line) && line.includes(`"${version}"`));
  const mailsOf = async (version: string) => {
    const response = await fetch(`${origin()}/dev/outbox.json?to=${encodeURIComponent(mail)}`);
    const shown = (await response.json()) as readonly { readonly subject?: string }[];
    return shown.flatMap(({ subject = '' }) => (subject.includes(version) ? [subject] : []));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`,
    toldOf: async (version) => ({
      log: linesOf(version),
      webhook: hooks.flatMap(({ type, data }) => (data.version === version ? [type] : [])),
      mail: await mailsOf(version),
    }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

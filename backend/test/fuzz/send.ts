import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FuzzInput } from './inputs';

const GIVE_UP_MS = 20_000;
const TRUNCATED_MS = 20;
const DROPS = 4;

/** Response to an input. Status null: the connection was closed, or the input was sent in part. `ms` counts from the last byte sent. */
export type FuzzAnswer = { readonly status: number | null; readonly ms: number; readonly text: string };

export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly port: number) {}

  close(): void {
    this.agent.destroy();
  }

  send({ method, url, headers, body, manner }: FuzzInput): Promise<FuzzAnswer> {
    const length = body && manner !== 'chunked' ? { 'content-length': String(body.length) } : {};
    const asked = request({ port: this.port, host: '127.0.0.1', agent: this.agent, method, path: url, headers: { ...headers, ...length } });
    let begun = performance.now();
    return new Promise((resolve) => {
      const end = (status: number | null, text = '') => resolve({ status, ms: performance.now() - begun, text });
      asked.setTimeout(GIVE_UP_MS, () => asked.destroy());
      asked.on('error', () => end(null)).on('close', () => end(null));
      asked.on('response', (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text = text.length > 2000 ? text : text + chunk.toString()));
        answer.on('end', () => end(answer.statusCode ?? null, text)).on('error', () => end(null));
      });
      void this.write(asked, body, manner).then(() => (begun = performance.now()));
    });
  }

  private async write(asked: ReturnType<typeof request>, body: Buffer | null, manner: FuzzInput['manner']): Promise<void> {
    if (!body || manner === 'whole' || manner === 'chunked') return void asked.end(body ?? undefined);
    if (manner === 'truncated') {
      asked.write(body.subarray(0, Math.floor(body.length / 2)));
      await sleep(TRUNCATED_MS);
      return void asked.destroy();
    }
    for (let drop = 0; drop < DROPS && !asked.destroyed; drop += 1) {
      asked.write(body.subarray(Math.floor((drop * body.length) / DROPS), Math.floor(((drop + 1) * body.length) / DROPS)));
      await sleep(2);
    }
    asked.end();
  }
}

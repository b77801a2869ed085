import Fastify from 'fastify';
import { REPORTS_PATH, serveReports } from './reports';

const violation = {
  type: 'csp-violation',
  url: 'https://site.example/s/a-private-link',
  body: {
    documentURL: 'https://site.example/s/a-private-link',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?b=1',
  },
};

function aDoor() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  let now = 0;
  const app = Fastify({ logger: { level: 'warn', stream } });
  serveReports(app, () => now);
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: REPORTS_PATH, headers: { 'content-type': 'application/reports+json' }, payload });
  return { lines, send, wait: (milliseconds: number) => (now += milliseconds) };
}

test('SEC-60 what a browser refused is one line in the log, without the URL of the page', async () => {
  const { lines, send } = aDoor();
  expect((await send(JSON.stringify([violation]))).statusCode).toBe(204);
  expect(lines).toEqual([
    expect.objectContaining({ event: 'policy-report', type: 'csp-violation', rule: 'script-src-elem', blocked: 'https://evil.example' }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('a-private-link');
});

test('SEC-60 a flood of reports gets thirty lines a minute', async () => {
  const { lines, send, wait } = aDoor();
  for (let turn = 0; turn < 20; turn += 1) await send(JSON.stringify(Array(50).fill(violation)));
  expect(lines).toHaveLength(30);
  wait(60_000);
  await send(JSON.stringify([violation]));
  expect(lines).toHaveLength(31);
});

test.each(['', '{', 'null', '7', '[null, 7, "x", {"body": 3}]', '[{"type": {}, "body": {"blockedURL": []}}]'])(
  'SEC-60 a report of nonsense (%s) harms nothing',
  async (payload) => {
    expect((await aDoor().send(payload)).statusCode).toBeLessThan(500);
  },
);

test('SEC-60 a report of a megabyte is refused', async () => {
  expect((await aDoor().send(JSON.stringify([{ type: 'x'.repeat(1_000_000) }]))).statusCode).toBe(413);
});

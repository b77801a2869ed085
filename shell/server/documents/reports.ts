import type { FastifyInstance } from 'fastify';

export const REPORTS_PATH = '/_reports';
const MOST_BYTES = 16 * 1024;
const MOST_LINES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
const MOST_CHARACTERS = 100;

/**
 * Receives the browsers' reports of refused content. A log line holds the violated rule and the origin of the file, never
 * the page's URL, which may be a private link.
 */
export function serveReports(app: FastifyInstance, now: () => number = Date.now): void {
  let lines = 0;
  let minute = 0;
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/reports+json', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, parsed) => {
      parsed(null, readReports(String(body)));
    });
    scope.post(REPORTS_PATH, { bodyLimit: MOST_BYTES }, (request, reply) => {
      const thisMinute = Math.floor(now() / MINUTE_MS);
      if (thisMinute !== minute) [minute, lines] = [thisMinute, 0];
      for (const report of Array.isArray(request.body) ? request.body : []) {
        lines += 1;
        if (lines <= MOST_LINES_PER_MINUTE)
          request.log.warn({ event: 'policy-report', ...describe(report) }, 'a browser refused something');
      }
      return reply.code(204).send();
    });
    done();
  });
}

function readReports(text: string): readonly unknown[] {
  try {
    const reports: unknown = JSON.parse(text);
    return Array.isArray(reports) ? reports.slice(0, 10) : [];
  } catch {
    return [];
  }
}

function describe(report: unknown): Readonly<Record<string, string>> {
  const { type, body } = (report ?? {}) as { type?: unknown; body?: Readonly<Record<string, unknown>> | null };
  const { effectiveDirective, destination, blockedURL } = body ?? {};
  return { type: short(type), rule: short(effectiveDirective ?? destination), blocked: short(hostOf(blockedURL)) };
}

function hostOf(url: unknown): unknown {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : url;
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : '';
}

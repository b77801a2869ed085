import { nextIp } from './ip-addresses';
import { HttpLine } from './http-line';
import type { LoadJob, LoadResult } from './job';

/** Runs a job: every connection sends its next request as soon as it has a response. Throws for any status but 200. */
export async function runJob({ port, paths, connections, until: { ms = Infinity, requests = Infinity } }: LoadJob): Promise<LoadResult> {
  const lines = await Promise.all(Array.from({ length: connections }, () => HttpLine.open(port)));
  const latencies: number[] = [];
  const begun = performance.now();
  let asked = 0;
  const isOver = () => asked >= requests || performance.now() - begun >= ms;
  const ask = async (line: HttpLine) => {
    while (!isOver()) {
      const path = paths[asked % paths.length] ?? '/';
      asked += 1;
      const start = performance.now();
      const { status, body } = await line.ask(path, nextIp());
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.slice(0, 300)}`);
      latencies.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(lines.map(ask));
    return { seconds: (performance.now() - begun) / 1000, latencies };
  } finally {
    lines.forEach((line) => line.close());
  }
}

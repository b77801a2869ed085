import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSite } from '../support/test-site';
import { runFuzz } from './run';

const { FUZZ_INPUTS = '1000', FUZZ_SEED = '20261123', FUZZ_SECONDS = '60' } = process.env;
const options = { inputs: Number(FUZZ_INPUTS), seed: Number(FUZZ_SEED), seconds: Number(FUZZ_SECONDS) };
const MOST_GROWTH = 1.25;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

test(
  `REL-23 API-20 ${options.inputs} hostile inputs to every call of the API: none fails, none takes a second, and memory stays flat`,
  async () => {
    const site = await openSite({ TRUST_PROXY: '1' });
    const { findings, heaps, ...report } = await runFuzz(site, options, heapBytes);
    await site.close();
    const megabytes = heaps.map((bytes) => Math.round(bytes / 1e6));
    const figures = { ...report, heapMegabytes: megabytes, findings: findings.length };
    if (process.env['FUZZ_INPUTS']) process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
    expect(findings).toEqual([]);
    expect(report.sent).toBeGreaterThan(options.inputs / 10);
    // The caches fill within the first inputs.
    const [, settled = 0] = heaps;
    expect(heaps.at(-1) ?? 0).toBeLessThan(Math.max(settled, 1) * MOST_GROWTH);
  },
  (options.seconds + 120) * 1000,
);

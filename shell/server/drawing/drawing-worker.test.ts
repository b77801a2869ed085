import { writeDrawingProgram } from '../testing/drawing-program';
import { type DrawJob, DrawingWorker } from './drawing-worker';

const file = writeDrawingProgram();
const workers: DrawingWorker[] = [];

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
});

/** For pages that come to an end: no busy machine needs so long. */
const PATIENT_MS = 20_000;
/** For pages that do not. */
const BRIEF_MS = 1000;

function aWorker(drawMs = PATIENT_MS, program = file) {
  const worker = new DrawingWorker(program, { assetBase: '/media', publicUrl: '' }, { drawMs, memoryMb: 64 });
  workers.push(worker);
  return async (code: string, { url = '/', call = () => Promise.resolve(null) }: Partial<Pick<DrawJob, 'url' | 'call'>> = {}) => {
    const release = { id: code, code, base: '/r/' };
    const outcome = await worker.draw({ remote: 'mf_test', version: '1', url, remotes: [], gone: [], call, release });
    return 'html' in outcome ? { html: textOf(outcome.html) } : outcome;
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const GOOD = 'running(() => drawn(url))';

test('REL-03 pages are drawn with what the backend answers', async () => {
  const draw = aWorker();
  const call = jest.fn(() => Promise.resolve({ answer: { status: 200, contentType: 'application/json', body: 'twelve' } }));
  expect(await draw("ask('/api/count').then(({ body }) => drawn(body))", { call })).toMatchObject({ html: 'twelve' });
  expect(call).toHaveBeenCalledWith('/api/count');
});

test.each([
  ['throws', "running(() => { throw new Error('broken') })", 'Error: broken', PATIENT_MS],
  ['never ends', 'running(() => { for (;;); })', 'it did not come to an end', BRIEF_MS],
  ['waits for ever', '', `it took longer than ${BRIEF_MS} ms`, BRIEF_MS],
  ['ends the process', 'running(() => process.exit(0))', 'it ended the process', PATIENT_MS],
  [
    'takes all memory',
    'running(() => { const all = []; for (;;) all.push(new Array(100000).fill(all.length)); })',
    'ERR_WORKER_OUT_OF_MEMORY',
    PATIENT_MS,
  ],
])(
  'REL-03 REL-04 a release that %s costs its own page, within its time, and the next one is drawn',
  async (_what, code, reason, drawMs) => {
    const draw = aWorker(drawMs);
    const outcome = await draw(code);
    expect(outcome).toEqual({ fault: expect.stringContaining(reason) as string });
    expect(await draw(GOOD, { url: '/next' })).toMatchObject({ html: '/next' });
  },
);

test('REL-03 pages of other releases that were being drawn beside it are nobody’s fault', async () => {
  const draw = aWorker();
  const beside = draw('setTimeout(() => drawn(url), 60000)');
  const bad = draw('running(() => process.exit(0))');
  expect(await Promise.all([beside, bad])).toEqual([{ fault: null }, { fault: 'it ended the process' }]);
});

test('REL-03 of the pages of one release, only the one that did not come to an end has failed', async () => {
  const draw = aWorker(BRIEF_MS);
  const code = "if (url === '/bad') running(() => { for (;;); })";
  const outcomes = await Promise.all(['/one', '/bad', '/two', '/three'].map((url) => draw(code, { url })));
  expect(outcomes).toEqual([{ fault: null }, { fault: 'it did not come to an end' }, { fault: null }, { fault: null }]);
});

test('REL-03 code that goes on after its page was given up is stopped by the next page', async () => {
  const draw = aWorker(BRIEF_MS);
  expect(await draw('drawn(url); setTimeout(() => { for (;;); }, 10)')).toMatchObject({ html: '/' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await draw(GOOD)).toEqual({ fault: null });
  expect(await draw(GOOD, { url: '/next' })).toMatchObject({ html: '/next' });
});

test('REL-03 a program that does not start is no release’s fault', async () => {
  const draw = aWorker(PATIENT_MS, writeDrawingProgram('process.exit(1)'));
  expect(await draw(GOOD)).toEqual({ fault: null });
  expect(await aWorker(PATIENT_MS, '/no/such/program.cjs')(GOOD)).toEqual({ fault: null });
});

/** Says for each page which releases and remotes the worker has, after it was told what to forget. */
const INVENTORY = `
const { parentPort } = require('node:worker_threads');
const [releases, records] = [new Set(), new Map()];
let sent = 0;
parentPort.on('message', (message) => {
  if (message.kind === 'release') sent += releases.add(message.release.id) && 1;
  if (message.kind === 'remote') records.set(message.remote.serial, message.remote.record);
  if (message.kind === 'forget') for (const id of message.releases) releases.delete(id);
  if (message.kind === 'forget') for (const serial of message.remotes) records.delete(serial);
  if (message.kind !== 'draw') return;
  const { draw, release } = message;
  const html = JSON.stringify({ has: releases.has(release), releases: releases.size, sent, remotes: message.remotes.map((serial) => records.get(serial)), records: records.size });
  parentPort.postMessage({ kind: 'drawn', draw, reused: [], result: { html: new TextEncoder().encode(html), data: new Uint8Array() } });
});
`;

function anInventory() {
  const worker = new DrawingWorker(
    writeDrawingProgram(INVENTORY),
    { assetBase: '/media', publicUrl: '' },
    { drawMs: PATIENT_MS, memoryMb: 64 },
  );
  workers.push(worker);
  return async (id: string, serials: readonly number[] = []) => {
    const remotes = serials.map((serial) => ({ serial, record: `record ${serial}` as never }));
    const job = { remote: 'mf_test', version: '1', url: '/', remotes, gone: [], call: () => Promise.resolve(null) };
    const drawn = await worker.draw({ ...job, release: { id, code: '', base: '/r/' } });
    return JSON.parse('html' in drawn ? textOf(drawn.html) : '{}') as Readonly<
      Record<'has' | 'releases' | 'sent' | 'remotes' | 'records', unknown>
    >;
  };
}

test('REL-03 a worker forgets releases that are not drawn any more, and is given them again when they come back', async () => {
  const draw = anInventory();
  for (let release = 0; release < 60; release += 1) {
    const { has, releases } = await draw(`release ${release}`);
    expect(has).toBe(true);
    expect(releases).toBeLessThanOrEqual(17);
    // One that goes on being drawn is not forgotten, so it is sent once.
    expect(await draw('release 0')).toMatchObject({ has: true, sent: release + 1 });
  }
  expect(await draw('release 1')).toMatchObject({ has: true, sent: 61 });
});

test('FED-01 a page is drawn with the remotes of its own visitor, of which a worker keeps those that are in use', async () => {
  const draw = anInventory();
  expect(await draw('one', [1, 2])).toMatchObject({ remotes: ['record 1', 'record 2'] });
  expect(await draw('one', [3, 1])).toMatchObject({ remotes: ['record 3', 'record 1'], records: 3 });
  for (let serial = 10; serial < 300; serial += 1) expect(await draw('one', [serial])).toMatchObject({ remotes: [`record ${serial}`] });
  const last = await draw('one', [1, 2]);
  expect(last).toMatchObject({ remotes: ['record 1', 'record 2'] });
  expect(last.records).toBeLessThanOrEqual(102);
});

test('a worker that was stopped draws nothing', async () => {
  const worker = new DrawingWorker(file, { assetBase: '/media', publicUrl: '' }, { drawMs: PATIENT_MS, memoryMb: 64 });
  await worker.stop();
  const job = { remote: 'mf_test', version: '1', url: '/', remotes: [], gone: [], call: () => Promise.resolve(null) };
  expect(await worker.draw({ ...job, release: { id: 'x', code: GOOD, base: '/r/' } })).toEqual({ fault: null });
});

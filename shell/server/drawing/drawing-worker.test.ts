import { writeDrawingProgram } from '../testing/drawing-program';
import { type DrawJob, DrawingWorker } from './drawing-worker';

const file = writeDrawingProgram();
const workers: DrawingWorker[] = [];

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
});

function aWorker(drawMs = 400, program = file) {
  const worker = new DrawingWorker(program, { assetBase: '/media', publicUrl: '' }, { drawMs, memoryMb: 64 });
  workers.push(worker);
  return (code: string, { url = '/', call = () => Promise.resolve(null) }: Partial<Pick<DrawJob, 'url' | 'call'>> = {}) =>
    worker.draw({ remote: 'mf_test', version: '1', url, remotes: [], call, release: { id: code, code, base: '/r/' } });
}

const GOOD = 'running(() => drawn(url))';

test('REL-03 pages are drawn with what the backend answers', async () => {
  const draw = aWorker();
  const call = jest.fn(() => Promise.resolve({ status: 200, contentType: 'application/json', body: 'twelve' }));
  expect(await draw("ask('/api/count').then(({ body }) => drawn(body))", { call })).toMatchObject({ html: 'twelve' });
  expect(call).toHaveBeenCalledWith('/api/count');
});

test.each([
  ['throws', "running(() => { throw new Error('broken') })", 'Error: broken'],
  ['never ends', 'running(() => { for (;;); })', 'it did not come to an end'],
  ['waits for ever', '', 'it took longer than 400 ms'],
  ['ends the process', 'running(() => process.exit(0))', 'it ended the process'],
  [
    'takes all memory',
    'running(() => { const all = []; for (;;) all.push(new Array(100000).fill(all.length)); })',
    'ERR_WORKER_OUT_OF_MEMORY',
  ],
])('REL-03 REL-04 a release that %s costs its own page, within its time, and the next one is drawn', async (_what, code, reason) => {
  const draw = aWorker();
  const outcome = await draw(code);
  expect(outcome).toEqual({ fault: expect.stringContaining(reason) as string });
  expect(await draw(GOOD, { url: '/next' })).toMatchObject({ html: '/next' });
});

test('REL-03 pages of other releases that were being drawn beside it are nobody’s fault', async () => {
  const draw = aWorker();
  const beside = draw('setTimeout(() => drawn(url), 60000)');
  const bad = draw('running(() => process.exit(0))');
  expect(await Promise.all([beside, bad])).toEqual([{ fault: null }, { fault: 'it ended the process' }]);
});

test('REL-03 code that goes on after its page was given up is stopped by the next page', async () => {
  const draw = aWorker();
  expect(await draw('drawn(url); setTimeout(() => { for (;;); }, 10)')).toMatchObject({ html: '/' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await draw(GOOD)).toEqual({ fault: null });
  expect(await draw(GOOD, { url: '/next' })).toMatchObject({ html: '/next' });
});

test('REL-03 a program that does not start is no release’s fault', async () => {
  const draw = aWorker(400, writeDrawingProgram('process.exit(1)'));
  expect(await draw(GOOD)).toEqual({ fault: null });
  expect(await aWorker(400, '/no/such/program.cjs')(GOOD)).toEqual({ fault: null });
});

test('a worker that was stopped draws nothing', async () => {
  const worker = new DrawingWorker(file, { assetBase: '/media', publicUrl: '' }, { drawMs: 400, memoryMb: 64 });
  await worker.stop();
  const job = { remote: 'mf_test', version: '1', url: '/', remotes: [], call: () => Promise.resolve(null) };
  expect(await worker.draw({ ...job, release: { id: 'x', code: GOOD, base: '/r/' } })).toEqual({ fault: null });
});

import { runInNewContext } from 'node:vm';
import { entryScript } from './entry-script';

type Container = { init(scope: object): Promise<unknown>; get(name: string): Promise<unknown> };
type Script = { src?: string; onload?: () => void; onerror?: () => void };

function runEntry(script: string) {
  const added: Script[] = [];
  const page: { mf_jobs?: Container } & Record<string, unknown> = {
    document: { createElement: () => ({}), head: { append: (one: Script) => added.push(one) } },
  };
  page['globalThis'] = page;
  runInNewContext(script, page);
  return { page, added };
}

test('the entry loads the compiled one when it is needed, once, and again after a failure', async () => {
  const { page, added } = runEntry(entryScript('mf_jobs'));
  const entry = page.mf_jobs;
  expect(added).toHaveLength(0);
  const failed = entry?.get('./routes');
  added[0]?.onerror?.();
  await expect(failed).rejects.toThrow('/_dev/mf_jobs/remoteEntry.js could not be loaded');
  const [begun, got] = [entry?.init({}), entry?.get('./routes')];
  page.mf_jobs = { init: async () => 'begun', get: async (name) => name };
  added[1]?.onload?.();
  await expect(Promise.all([begun, got])).resolves.toEqual(['begun', './routes']);
  expect(added.map(({ src }) => src)).toEqual(['/_dev/mf_jobs/remoteEntry.js', '/_dev/mf_jobs/remoteEntry.js']);
});

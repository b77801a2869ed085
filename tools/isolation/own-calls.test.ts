import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack';
import { withOwnCalls } from './drawn-document';
import { ownCallsOf, writeOwnCalls } from './own-calls';

const folder = mkdtempSync(join(tmpdir(), 'own-calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the calls of a remote are those that its bundle can make, by name', async () => {
  mkdirSync(join(folder, 'contracts/jobs'), { recursive: true });
  writeFileSync(
    join(folder, 'contracts/jobs/endpoints.ts'),
    "export const jobs = ['/api/jobs'];\nexport const applyToJob = ['/api/apply'];\n",
  );
  writeFileSync(join(folder, 'page.js'), "import { jobs } from './contracts/jobs/endpoints.ts';\nconsole.log(jobs);\n");
  const output = { path: join(folder, 'out') };
  await runWebpack([{ mode: 'production', entry: join(folder, 'page.js'), output, target: 'node', plugins: [{ apply: writeOwnCalls }] }]);
  expect(ownCallsOf('mf-none', join(folder, 'out'))).toEqual(['jobs']);
  expect(ownCallsOf('mf-none', join(folder, 'elsewhere'))).toEqual([]);
});

test('the document of a remote alone names its calls', () => {
  const page = withOwnCalls('<body><div id="root"></div></body>', ['jobs']);
  expect(page).toBe('<body><div id="root"></div><script type="application/json" id="own-calls">["jobs"]</script></body>');
});

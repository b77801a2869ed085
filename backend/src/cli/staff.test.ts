import { spawn } from 'node:child_process';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../test/support/log-in';
import { openSite, type TestSite } from '../../test/support/test-site';

const TALENT = 'asha.rao@example.com';
const LOADERS = ['tsx', './backend/test/support/cli/swc-loader.mjs'].flatMap((loader) => ['--import', loader]);

type Ended = { readonly code: number | null; readonly out: string; readonly error: string };

/** The program itself, as another process beside the running site. */
function spawnStaff({ config }: TestSite, ...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: config.dataDir, TSX_TSCONFIG_PATH: 'backend/tsconfig.json' };
  const child = spawn(process.execPath, [...LOADERS, 'backend/src/cli/staff.ts', ...args], { env });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, error })));
}

describe('The staff program, beside the running site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test('ROLE-02 SEC-23 does its work at once; what it cannot do is one sentence and exit code 1', async () => {
    const browser = await signedIn(site, TALENT);
    const [done, refused] = [
      await spawnStaff(site, 'suspend', TALENT, '--reason', 'x'),
      await spawnStaff(site, 'restore', 'no@example.com'),
    ];
    expect(done).toEqual({ code: 0, out: expect.stringContaining('u_demo_asha is suspended'), error: '' });
    expect((await browser.post(ENDPOINTS.userDetails.path)).statusCode).toBe(401);
    expect(refused).toEqual({ code: 1, out: '', error: 'Nothing was done: There is no account of no@example.com.\n' });
  });

  test('ROLE-02 a list for a spreadsheet is all that comes out of it', async () => {
    const { code, out, error } = await spawnStaff(site, 'leads', '--csv');
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^\ufeffid,ad_type,[a-z_,]+,mail,webhook\r\n$/u);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/packages';
import { CHECKS } from './checks';

const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const PLACES = ['backend', 'e2e', 'mf-left', 'mf-right', 'shell', 'tools'];

/** Files and what each imports: imports that are allowed, then the wrong imports of `WRONG`, a circle being named once. */
const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': '{}',
  'backend/src/kernel/clock.ts': 'export type Clock = { readonly now: number };',
  'backend/src/auth/index.ts': "export { session } from './session';",
  'backend/src/auth/session.ts': "import '../kernel/clock'; export const session = 1;",
  'backend/src/talents/index.ts': "import '../auth'; export const talent = 1;",
  'backend/src/talents/card.ts': 'export const card = 1;',
  'backend/src/jobs/index.ts': "import '../talents'; import '../auth'; import '../kernel/clock'; export type Job = 1;",
  'backend/src/app/app.ts': "import '../jobs'; export const app = 1;",
  'mf-left/src/pages/left.page.ts': "import '../features/list/list'; export const left = 1;",
  'mf-left/src/features/list/list.ts': 'export const list = 1;',
  'mf-right/src/pages/right.page.ts': 'export const right = 1;',
  'shell/src/boot/boot.ts': 'export const boot = 1;',
  'tools/build/packages.ts': 'export const packages = 1;',

  'backend/src/kernel/upwards.ts': "import { session } from '../auth'; export const upwards = session;",
  'backend/src/auth/upwards.ts': "import type { Job } from '../jobs'; export type Upwards = Job;",
  'backend/src/talents/beside.ts': "import '../platform'; export const beside = 1;",
  'backend/src/platform/index.ts': 'export const platform = 1;',
  'backend/src/jobs/inside.ts': "import { card } from '../talents/card'; export const inside = card;",
  'backend/src/jobs/root.ts': "import { app } from '../app/app'; export const root = app;",
  'backend/src/content/left.ts': "import { right } from './right'; export const left = (): number => right();",
  'backend/src/content/right.ts': "import { left } from './left'; export const right = (): number => left();",
  'backend/src/site/part.ts': "import type { Whole } from './whole'; export type Part = { readonly of: Whole };",
  'backend/src/site/whole.ts': "import type { Part } from './part'; export type Whole = { readonly parts: readonly Part[] };",
  'backend/src/staff/shell.ts': "import { boot } from '../../../shell/src/boot/boot'; export const shell = boot;",
  'mf-left/src/pages/stranger.ts': "import { right } from '../../../mf-right/src/pages/right.page'; export const stranger = right;",
  'mf-right/src/features/frame.ts': "import type {} from '../../../shell/src/boot/boot'; export const frame = 1;",
  'shell/src/boot/remote.ts': "export const load = () => import('../../../mf-left/src/pages/left.page');",
  'e2e/tests/journey.ts': "import { packages } from '../../tools/build/packages'; export const journey = packages;",
  'tools/build/deep.ts': "import { session } from '../../backend/src/auth/session'; export const deep = session;",
  'tools/build/remote.ts': "import { left } from '../../mf-left/src/pages/left.page'; export const remote = left;",
  'shell/src/boot/tools.ts': "import { packages } from '../../../tools/build/packages'; export const tools = packages;",
};

const WRONG: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['auth-knows-what-is-below', 'backend/src/auth/upwards.ts', 'backend/src/jobs/index.ts'],
  ['backend-takes-contracts-only', 'backend/src/staff/shell.ts', 'shell/src/boot/boot.ts'],
  ['contexts-meet-at-index', 'backend/src/jobs/inside.ts', 'backend/src/talents/card.ts'],
  ['e2e-from-outside', 'e2e/tests/journey.ts', 'tools/build/packages.ts'],
  ['jobs-knows-what-is-below', 'backend/src/jobs/root.ts', 'backend/src/app/app.ts'],
  ['kernel-knows-what-is-below', 'backend/src/kernel/upwards.ts', 'backend/src/auth/index.ts'],
  ['no-cycles', 'backend/src/content/left.ts', 'backend/src/content/right.ts'],
  ['no-cycles', 'backend/src/site/part.ts', 'backend/src/site/whole.ts'],
  ['nobody-knows-the-composition-root', 'backend/src/jobs/root.ts', 'backend/src/app/app.ts'],
  ['nobody-takes-tools', 'shell/src/boot/tools.ts', 'tools/build/packages.ts'],
  ['remotes-are-strangers', 'mf-left/src/pages/stranger.ts', 'mf-right/src/pages/right.page.ts'],
  ['remotes-are-strangers', 'mf-right/src/features/frame.ts', 'shell/src/boot/boot.ts'],
  ['remotes-are-strangers', 'shell/src/boot/remote.ts', 'mf-left/src/pages/left.page.ts'],
  ['talents-knows-what-is-below', 'backend/src/talents/beside.ts', 'backend/src/platform/index.ts'],
  ['tools-enter-by-exports', 'tools/build/deep.ts', 'backend/src/auth/session.ts'],
  ['tools-know-no-remote', 'tools/build/remote.ts', 'mf-left/src/pages/left.page.ts'],
];

type Report = {
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string; severity: string } }[] };
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alltalent-directions-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cruise = (...args: readonly string[]) =>
  spawnSync(process.execPath, [CRUISER, '--config', CONFIG, ...args], { cwd: folder, encoding: 'utf8' });

test('an import against the table, past the index of a context, between remotes or from e2e fails, a circle of types too, and what is allowed passes', () => {
  const { summary } = JSON.parse(cruise('--output-type', 'json', ...PLACES).stdout) as Report;
  const found = summary.violations.map(({ rule, from, to }) => [rule.name, from, to]);
  expect(found.toSorted()).toEqual(WRONG);
  expect(new Set(summary.violations.map(({ rule }) => rule.severity))).toEqual(new Set(['error']));
});

test('one wrong import fails the check that `npm run check` runs', () => {
  const check = CHECKS.find(({ name }) => name === 'import directions');
  expect(check?.args.slice(0, 2)).toEqual(['--config', '.dependency-cruiser.cjs']);
  const { status, stdout } = cruise('backend/src/jobs/inside.ts');
  expect(status).toBe(1);
  expect(stdout).toContain('error contexts-meet-at-index: backend/src/jobs/inside.ts → backend/src/talents/card.ts');
});

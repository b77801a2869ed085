import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies what the bootstrap reads before any package is installed. */
function copyProject(folder: string): void {
  for (const name of ['tools', 'backend']) mkdirSync(join(folder, name), { recursive: true });
  for (const file of ['package.json', 'tools/bootstrap.mjs', 'backend/sqlite-driver.cjs'])
    copyFileSync(join(process.cwd(), file), join(folder, file));
}

/** Runs the bootstrap with another Node version or disk than this machine has. */
function runWith(replacements: readonly (readonly [string, string])[]): { status: number | null; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  copyProject(folder);
  const file = join(folder, 'tools/bootstrap.mjs');
  const source = replacements.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, source);
  const { status, stderr } = spawnSync(process.execPath, [file, 'start'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

/** Creates a folder in which npm installs a database that opens only after a rebuild; `rebuild` is how that one ends. */
function aCutOffInstall(rebuild: 'well' | 'without a database' | 'with an error'): {
  start(): { status: number | null; stderr: string; commands: readonly string[] };
} {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const name of ['bin', 'node_modules/better-sqlite3']) mkdirSync(join(folder, name), { recursive: true });
  copyProject(folder);
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const opens = 'module.exports = class { close() {} };';
  const isRebuild = `if [ "$1 $2 $3" = "rebuild better-sqlite3 --ignore-scripts=false" ]`;
  const outcomes = {
    well: `${isRebuild}; then echo '${opens}' > ${folder}/node_modules/better-sqlite3/index.js; fi`,
    'without a database': '',
    'with an error': `${isRebuild}; then exit 1; fi`,
  };
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$1" >> ${folder}/calls\n${outcomes[rebuild]}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  return {
    start() {
      const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'none'], { encoding: 'utf8', env });
      const commands = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
      rmSync(folder, { recursive: true });
      return { status, stderr, commands };
    },
  };
}

/** Makes the bootstrap go no further than the check of Node. */
const END = ['checkDisk();\n', 'process.exit(7);\n'] as const;

test.each(['18.20.0', '20.18.3', '22.12.0', '23.11.1', '24.10.0'])('Node %s is refused in one sentence', (version) => {
  const { status, stderr } = runWith([['process.versions.node.split', `'${version}'.split`], END]);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^All Talent needs Node 20\.19, 22\.13, 24\.11 or newer; .* Install a newer Node and run the command again\.$/u,
  );
});

test.each(['20.19.0', '22.13.0', '24.11.0', '25.0.0', '26.1.0'])('Node %s is admitted', (version) => {
  expect(runWith([['process.versions.node.split', `'${version}'.split`], END]).status).toBe(7);
});

test('a full disk is reported in one sentence', () => {
  const { status, stderr } = runWith([['statfsSync(root);', '{ bavail: 1, bsize: 4096 };']]);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^The disk is nearly full: .* 2500 MB are needed\. Free some space and run the command again\.$/u);
});

/** Creates an installed project whose commands have this code, by name; its `npm` only notes what it is asked for, in the file `calls`. */
function anInstalledProject(commands: Readonly<Record<string, string>>): { readonly folder: string; readonly env: NodeJS.ProcessEnv } {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const name of ['tools/commands', 'bin', 'node_modules/better-sqlite3']) mkdirSync(join(folder, name), { recursive: true });
  copyProject(folder);
  symlinkSync(join(process.cwd(), 'node_modules/tsx'), join(folder, 'node_modules/tsx'));
  writeFileSync(join(folder, 'node_modules/better-sqlite3/index.js'), 'module.exports = class { close() {} };');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$1" >> ${folder}/calls\n`, { mode: 0o755 });
  for (const [name, code] of Object.entries(commands)) writeFileSync(join(folder, `tools/commands/${name}.ts`), code);
  return { folder, env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` } };
}

test('a command that enters a package leaves nothing to install for the next one', () => {
  const enters = `import { writeFileSync } from 'node:fs';\nwriteFileSync('package-lock.json', '{"added":1}');`;
  const { folder, env } = anInstalledProject({ new: enters, other: '' });
  for (const command of ['new', 'other'])
    expect(spawnSync(process.execPath, [join(folder, 'tools/bootstrap.mjs'), command], { env }).status).toBe(0);
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('ci\n');
  rmSync(folder, { recursive: true });
});

test('a signal to this process alone stops the command, too', async () => {
  const { folder, env } = anInstalledProject({
    start: "process.on('SIGINT', () => process.exit(3)); setTimeout(() => process.exit(4), 8000); console.log('started');",
  });
  const child = spawn(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'start'], { env, detached: true });
  child.stdout.on('data', (text: Buffer) => text.includes('started') && child.kill('SIGINT'));
  expect((await once(child, 'exit'))[0]).toBe(3);
  rmSync(folder, { recursive: true });
});

test('SEC-67 the database, which no install builds, is built by the start that finds it unbuilt', () => {
  const { stderr, commands } = aCutOffInstall('well').start();
  expect(commands).toEqual(['ci', 'rebuild']);
  expect(stderr).not.toContain('embedded database');
});

test.each([
  ['without a database', /^The embedded database does not open\. .* run the command again\.$/u],
  ['with an error', /^The embedded database could not be built; .* compiler, .* run the command again\.$/su],
] as const)('a database whose build ends %s is reported with what to do', (rebuild, sentence) => {
  const { status, stderr } = aCutOffInstall(rebuild).start();
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(sentence);
});

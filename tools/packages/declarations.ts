import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from '../build/inputs-hash';
import { ROOT } from '../build/packages';
import { unlessBuilt } from '../build/unless-built';
import { manifestOf } from './manifests';

const FOLDER = join(ROOT, '.data/packages');
const AMBIENT = 'src/css-modules.d.ts';

/** Writes the declarations (.d.ts) of all that shared exports, unless nothing has changed. Returns their folder. */
export async function writeDeclarations(): Promise<string> {
  const outDir = join(FOLDER, 'types');
  await unlessBuilt(`${outDir}.inputs`, inputsHash('shared', true), () => {
    rmSync(outDir, { recursive: true, force: true });
    emit(outDir);
    copyFileSync(join(ROOT, 'shared', AMBIENT), join(outDir, AMBIENT));
    return Promise.resolve();
  });
  return outDir;
}

function emit(outDir: string): void {
  const { exports = {} } = manifestOf('shared');
  const modules = [...Object.values(exports).filter((file) => /\.tsx?$/u.test(file)), AMBIENT];
  const project = `${outDir}.json`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      // npm run check looks for mistakes; looking again would double the time.
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        outDir,
        rootDir: join(ROOT, 'shared'),
      },
      include: [],
      files: modules.map((file) => join(ROOT, 'shared', file)),
    }),
  );
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', project], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The declarations of shared could not be written:\n${stdout}`);
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from '../build/packages';
import { writeDeclarations } from './declarations';
import { lintRules } from './lint-rules';
import { madePackages, type MadePackage, publishedManifest } from './made-packages';
import { packageVersion } from './package-version';

/** A packed package. */
export type Packed = {
  /** '@alltalent/shared' */
  readonly name: string;
  readonly version: string;
  /** Path of the tarball. */
  readonly file: string;
};

/** Packs what the repository of a remote installs into a folder, each package as `npm publish` would take it. */
export async function packPackages(folder: string): Promise<readonly Packed[]> {
  const types = await writeDeclarations();
  const packages = madePackages();
  const version = packageVersion(packages.flatMap(({ files }) => files));
  const stage = join(ROOT, '.data/packages/stage');
  rmSync(stage, { recursive: true, force: true });
  const names = packages.map((made) => stagePackage(made, version, join(stage, made.folder)));
  cpSync(types, join(stage, 'shared/types'), { recursive: true });
  writeFileSync(join(stage, 'tools/oxlint.json'), JSON.stringify(lintRules(), null, 2));
  mkdirSync(folder, { recursive: true });
  const places = packages.map((made) => `./${made.folder}`);
  const told = execFileSync('npm', ['pack', ...places, '--json', '--pack-destination', resolve(folder)], {
    cwd: stage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return tarballsIn(told).map((filename, index) => ({ name: names[index] ?? '', version, file: join(folder, filename) }));
}

function stagePackage(made: MadePackage, version: string, place: string): string {
  for (const file of made.files) {
    const copy = join(place, relative(made.folder, file));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(ROOT, file), copy);
  }
  copyFileSync(join(ROOT, 'LICENSE'), join(place, 'LICENSE'));
  const manifest = publishedManifest(made, version);
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest.name;
}

/** Returns the names of the files that npm says it packed; older versions answer a list, newer ones an object by name. */
function tarballsIn(told: string): readonly string[] {
  const packed = JSON.parse(told) as readonly { filename: string }[] | Readonly<Record<string, { filename: string }>>;
  return Object.values(packed).map(({ filename }: { filename: string }) => filename);
}

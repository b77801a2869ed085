import { manifestOf, type Manifest, pinned, withDeclarations } from './manifests';
import { packagesOf, sourcesBelow, withImports } from './package-files';

/** A package for repositories of remotes: its files, as paths from the root, and what its package.json says beside its version. */
export type MadePackage = {
  readonly folder: 'shared' | 'shell' | 'tools';
  readonly files: readonly string[];
  /** Names of the packages that it needs. */
  readonly needs: readonly string[];
  readonly more: object;
};

/** Programs that are started by their names. */
const STARTED = ['tsx', 'typescript-7', 'oxlint', 'jest', 'jest-environment-jsdom', 'jest-environment-node', '@swc/core', '@swc/jest'];
/** Types of what tests and build settings of a remote use. */
const TYPES = ['@testing-library/jest-dom', '@types/jest', '@types/node'];
/** Loaders and peers of plugins, which no file imports. */
const LOADED = ['react-refresh'];
const ALIASES = /^@(?:real|remote)\//u;

const COMMANDS = ['build', 'check-remote', 'dev-remote', 'isolated', 'release'].map((name) => `tools/commands/${name}.ts`);
const STARTED_FILES = ['tools/build/build-package.ts', 'tools/isolation/drawing/main.tsx', 'tools/in-site/patient-limits-loader.cjs'];
const SHELL_EXPORTS = ['./data-block', './drawing', './drawing-worker'];

/** Returns the packages that the repository of a remote installs. */
export function madePackages(): readonly MadePackage[] {
  return (made ??= readPackages());
}

let made: readonly MadePackage[] | undefined;

function readPackages(): readonly MadePackage[] {
  const [shared, shell] = [manifestOf('shared'), manifestOf('shell')];
  const shellExports = Object.fromEntries(SHELL_EXPORTS.map((name) => [name, shell.exports?.[name] ?? '']));
  const entries = Object.values(shellExports).map((file) => file.replace('./', 'shell/'));
  const cssModules = { './css-modules': { types: './types/src/css-modules.d.ts' } };
  const exports = { ...withDeclarations(shared.exports ?? {}), ...cssModules };
  return [
    madePackage('shared', sourcesBelow('shared/src', 'shared/build'), { exports, sideEffects: shared.sideEffects }, [
      ...Object.keys(shared.dependencies ?? {}),
      ...LOADED,
    ]),
    madePackage('shell', [...new Set([...sourcesBelow('shell/src'), ...withImports(entries)])], { exports: shellExports }),
    madePackage(
      'tools',
      [...withImports([...COMMANDS, ...STARTED_FILES]), 'tools/packages/alltalent.mjs'],
      { bin: { alltalent: './packages/alltalent.mjs' }, exports: { './oxlint.json': './oxlint.json' } },
      [...STARTED, ...TYPES],
    ),
  ];
}

function madePackage(folder: MadePackage['folder'], files: readonly string[], more: object, needed: readonly string[] = []): MadePackage {
  const { name } = manifestOf(folder);
  const found = [...needed, ...packagesOf(files)].filter((id) => id !== name && !ALIASES.test(`${id}/`));
  return { folder, files, more, needs: [...new Set(found)] };
}

/** Returns the package.json of a package at this version. */
export function publishedManifest({ folder, needs, more }: MadePackage, version: string): Manifest {
  const { name, description } = manifestOf(folder);
  const about = { name, version, ...(description && { description }), license: 'MIT', type: 'module' };
  return { ...about, engines: manifestOf('.').engines, ...more, dependencies: pinned(folder, needs, version) } as Manifest;
}

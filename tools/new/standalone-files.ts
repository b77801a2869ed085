import { manifestOf } from '../packages/manifests';
import { type NewRemote, remoteFiles } from './remote-files';
import { standaloneReadme } from './standalone-readme';

export type StandaloneRemote = NewRemote & {
  /** Packages of the project by name: '@alltalent/shared' to 'file:packages/alltalent-shared-0.1.8.tgz'. */
  readonly packages: Readonly<Record<string, string>>;
  /** Versions that replace those which packages of packages ask for. */
  readonly overrides: object;
  /** Types for an editor and the compiler. */
  readonly types: Readonly<Record<string, string>>;
};

/** Files of the monorepo's remotes that a repository of its own has otherwise, or not at all. */
const OTHERWISE = /^(?:package\.json|README\.md|e2e\/.+)$/u;
const OF_TOOLS = ['@alltalent/tools', '@alltalent/shell'];

/** Returns the files of a remote with a repository of its own: sources and tests as in the monorepo, and what makes it a project. */
export function standaloneFiles(wanted: StandaloneRemote): Readonly<Record<string, string>> {
  const name = wanted.folder.slice(3);
  const sources = Object.entries(remoteFiles(wanted)).filter(([file]) => !OTHERWISE.test(file));
  return {
    ...Object.fromEntries(sources),
    'package.json': packageJson(wanted),
    'README.md': standaloneReadme(wanted),
    'owners.json': json({
      squads: {
        [name]: {
          team: `@all-talent/${name}`,
          mail: `${name}@squads.alltalent.example`,
          remotes: [wanted.folder],
          contexts: [],
          paths: [],
        },
      },
      rest: name,
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        strict: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        skipLibCheck: true,
        noEmit: true,
        resolveJsonModule: true,
        jsx: 'react-jsx',
        types: ['node', 'jest', '@testing-library/jest-dom', '@alltalent/shared/css-modules'],
      },
      include: ['src', 'webpack.config.ts'],
    }),
    'jest.config.mjs': "export { default } from '@alltalent/shared/jest';\n",
    '.oxlintrc.json': json({ extends: ['./node_modules/@alltalent/tools/oxlint.json'], ignorePatterns: ['dist/**', '.data/**'] }),
    '.gitignore': 'node_modules\ndist/\n.data/\n*.log\n',
    '.npmrc': 'save-exact=true\nignore-scripts=true\n',
  };
}

function packageJson({ folder, dependencies, packages, types, overrides }: StandaloneRemote): string {
  const isTool = ([name]: readonly [string, string]) => OF_TOOLS.includes(name);
  const own = Object.entries(packages);
  return json({
    name: `@alltalent/${folder}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: manifestOf('.').engines,
    scripts: {
      dev: 'alltalent dev',
      build: 'alltalent build',
      test: 'jest',
      check: 'alltalent check',
      isolated: 'alltalent isolated',
      release: 'alltalent release',
    },
    dependencies: { ...Object.fromEntries(own.filter((entry) => !isTool(entry))), ...withoutOwn(dependencies) },
    devDependencies: { ...Object.fromEntries(own.filter(isTool)), ...types },
    overrides,
  });
}

function withoutOwn(dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@alltalent/')));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { sourceFiles } from './remote-sources';

export type NewRemote = {
  /** Folder, for example 'mf-castings'. */
  readonly folder: string;
  /** Path of its page, for example '/castings'. */
  readonly path: string;
  readonly port: number;
  /** Exact versions of the dependencies that every remote has. */
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Returns the files of a remote with one page, keyed by path in its folder. */
export function remoteFiles(wanted: NewRemote): Readonly<Record<string, string>> {
  const { folder, path, port } = wanted;
  const name = folder.slice(3);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    'package.json': packageJson(wanted),
    'remote.json': json({
      remote: `mf_${name}`,
      port,
      page_budget: 30_000,
      routes: [
        {
          id: `${name}.start`,
          pattern: path,
          title: `${title} | All Talent`,
          description: `The first page of ${folder}.`,
          footer: true,
          header: 'solid',
          scheme: 'auto',
          noindex: true,
        },
      ],
    }),
    'qa-states.json': json([{ name: 'as-client', sentence: `The first page of ${folder}, as a client sees it.`, path, as: 'client' }]),
    'webpack.config.ts': `import { type RemoteBuild, remoteConfig } from '@alltalent/shared/build';

export const build: RemoteBuild = {
  name: 'mf_${name}',
  root: import.meta.dirname,
  exposes: { './routes': './src/routes.ts' },
};

export default remoteConfig(build);
`,
    ...sourceFiles({ name, path, title }),
    [`e2e/${name}-alone.spec.ts`]: `import { expect, test } from '../../e2e/support/test';

test('${path} works on its own', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
});
`,
    'README.md': `# ${folder}

## Owns
- \`${path}\`

## Exposes
\`./routes\` (src/routes.ts): route objects with the ids and patterns of remote.json.

## Where things go

| folder | holds |
|---|---|
| src/pages | the pages of the routes; what a page asks for first goes into a \`<route>.loader.ts\` beside it |
| src/features | what pages are made of; a feature does not import another |
| src/domain | what several features share; it imports neither features nor pages |
| src/messages | sentences ([messages](../docs/messages.md)) |
| src/testing | the remote's own routes, for tests |
| qa-states.json | states worth looking at, by name ([isolation](../docs/isolation.md#named-states)) |

## Work on it
- \`npm run dev -w ${folder}\`: alone at http://localhost:${port}, with a mocked backend
- \`npm run e2e -w ${folder}\`: its journeys, alone
- \`npm run release -w ${folder}\`: a new release, which visitors get with their next page
`,
  };
}

function packageJson({ folder, dependencies }: NewRemote): string {
  return json({
    name: `@alltalent/${folder}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: `node ../tools/bootstrap.mjs dev-remote ${folder}`,
      start: 'cd .. && npm start',
      build: `node ../tools/bootstrap.mjs build ${folder}`,
      test: `node ../tools/bootstrap.mjs test-remote ${folder}`,
      lint: `cd .. && oxlint ${folder}`,
      typecheck: 'cd .. && node node_modules/typescript-7/bin/tsc -p tsconfig.json',
      check: `node ../tools/bootstrap.mjs check-remote ${folder}`,
      isolated: `node ../tools/bootstrap.mjs isolated ${folder}`,
      e2e: `node ../tools/bootstrap.mjs e2e-remote ${folder}`,
      release: `node ../tools/bootstrap.mjs release ${folder}`,
    },
    dependencies,
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

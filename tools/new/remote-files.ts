export type NewRemote = {
  /** Folder, 'mf-castings'. */
  readonly folder: string;
  /** First address, '/castings'. */
  readonly path: string;
  readonly port: number;
  /** Exact versions of what every remote depends on. */
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The files of a remote with one page, by their path in its folder. */
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
    'webpack.config.ts': `import { type RemoteBuild, remoteConfig } from '@alltalent/shared/build';

export const build: RemoteBuild = {
  name: 'mf_${name}',
  root: import.meta.dirname,
  exposes: { './routes': './src/routes.ts' },
};

export default remoteConfig(build);
`,
    'src/routes.ts': `import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: '${name}.start',
    path: '${path}',
    lazy: () => import(/* webpackChunkName: "${name}.start" */ './pages/start.page'),
  },
];
`,
    'src/pages/start.page.tsx': `import styles from './start.module.css';

export function Component() {
  return (
    <div className={\`wrap \${styles.page}\`}>
      <h1>${title}</h1>
    </div>
  );
}
`,
    'src/pages/start.module.css': `@layer app {
  .page {
    padding-block: var(--section);
  }
}
`,
    'src/pages/start.test.tsx': `import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { Component } from './start.page';

test('the page says where one is', () => {
  renderWithProviders(<Component />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});
`,
    [`e2e/${name}-alone.spec.ts`]: `import { expect, test } from '../../e2e/support/test';

test('${path} stands on its own', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
});
`,
    'README.md': `# ${folder}

## Owns
- \`${path}\`

## Exposes
\`./routes\` (src/routes.ts): route objects with the ids and patterns of remote.json.

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
      test: `cd .. && jest ${folder}`,
      lint: `cd .. && oxlint ${folder}`,
      typecheck: 'cd .. && node node_modules/typescript-7/bin/tsc -p tsconfig.json',
      check: 'npm run lint && npm run typecheck',
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

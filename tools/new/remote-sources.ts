type Wanted = {
  /** For example 'castings'. */
  readonly name: string;
  /** For example '/castings'. */
  readonly path: string;
  /** For example 'Castings'. */
  readonly title: string;
};

/** Returns the source files of a new remote: route, page, feature, message catalogue and tests of route and page. */
export function sourceFiles({ name, path, title }: Wanted): Readonly<Record<string, string>> {
  return {
    'src/routes.ts': `import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: '${name}.start',
    path: '${path}',
    lazy: () => import(/* webpackChunkName: "${name}.start" */ './pages/start.page'),
  },
];
`,
    'src/pages/start.page.tsx': `import { Start } from '../features/start/start';

export function Component() {
  return <Start />;
}
`,
    'src/pages/start.test.tsx': `import { findTitle, openPage } from '../testing/open-page';

test('the page says where one is', async () => {
  openPage('${path}');
  expect(await findTitle()).toHaveTextContent('${title}');
});
`,
    'src/features/start/start.tsx': `import { t } from '../../messages';
import styles from './start.module.css';

export function Start() {
  return (
    <div className={\`wrap \${styles.page}\`}>
      <h1>{t('start.title')}</h1>
    </div>
  );
}
`,
    'src/features/start/start.module.css': `@layer app {
  .page {
    padding-block: var(--section);
  }
}
`,
    'src/messages/en.json': `{
  "start.title": "${title}"
}
`,
    'src/messages/index.ts': `import { createTranslator } from '@alltalent/shared/messages';
import en from './en.json';

/** Returns a sentence of this package's catalogue. */
export const t = createTranslator(en);
`,
    'src/routes.server.test.tsx': SERVER_ROUTES,
    'src/testing/open-page.tsx': OPEN_PAGE,
  };
}

const OPEN_PAGE = `import { openRoutes } from '@alltalent/shared/testing';
import { createRoutes } from '../routes';

/** Opens an address in the remote's own routes, loaders included. */
export function openPage(address: string) {
  return openRoutes(createRoutes, address);
}

export { findTitle } from '@alltalent/shared/testing';
`;

const SERVER_ROUTES = `import { testServerRoutes } from '@alltalent/shared/testing/server-routes';
import remote from '../remote.json';
import { createRoutes } from './routes';

testServerRoutes(remote, createRoutes);
`;

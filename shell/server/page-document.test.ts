import type { RemoteRecord } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import { renderDocument } from './page-document';

const hash = `sha384-${'a'.repeat(64)}`;
const remote: RemoteRecord = {
  remote: 'mf_talents',
  version: '1',
  base: '/r/mf_talents/1/',
  entry: { url: '/r/mf_talents/1/remoteEntry.js', integrity: hash },
  exposes: [
    {
      name: 'routes',
      js: [{ url: '/r/mf_talents/1/routes.js', integrity: hash }],
      css: [{ url: '/r/mf_talents/1/routes.css', integrity: hash }],
    },
  ],
  routes: [
    {
      id: 'talents.search',
      pattern: '/talents',
      title: 'Talent </title><script>',
      description: '"quoted"',
      footer: true,
      header: 'solid',
      scheme: 'light',
      first_query: '/api/x',
    },
  ],
  fallback: null,
};
const assets = { scripts: [{ url: '/_shell/main.js', integrity: hash }], styles: [], fonts: [] };
const document = renderDocument({
  assets,
  registry: { revision: 1, remotes: [remote] },
  match: matchRemoteRoute([remote], '/talents'),
  path: '/talents',
  isPlain: true,
  publicUrl: 'http://site.example',
  assetBase: '/media',
  links: {},
  theme: 'dark',
});

test('FED-01 the document carries the registry as data, which cannot end its own element', () => {
  const block = /<script type="application\/json" id="registry">(.*?)<\/script>/su.exec(document)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ revision: 1, remotes: [remote] });
  expect(block).not.toContain('<');
});

test("the route's files are asked for with the document, with their hashes, and no remote script is run by it", () => {
  expect(document).toContain(
    `<link rel="preload" as="script" href="/r/mf_talents/1/remoteEntry.js" integrity="${hash}" crossorigin="anonymous">`,
  );
  expect(document).toContain('href="/r/mf_talents/1/routes.css" data-href="routes.css"');
  expect(document).toContain('<link rel="preload" as="fetch" href="/api/x" crossorigin="use-credentials">');
  expect(document).not.toContain('<script defer src="/r/');
});

test('title, description and address are escaped', () => {
  expect(document).toContain('<title>Talent &lt;/title&gt;&lt;script&gt;</title>');
  expect(document).toContain('content="&quot;quoted&quot;"');
  expect(document).toContain('<link rel="canonical" href="http://site.example/talents">');
});

test('the chosen theme and the light sheet are there before any script runs', () => {
  expect(document).toContain('<html lang="en" data-theme="dark" class="sheet-light">');
});

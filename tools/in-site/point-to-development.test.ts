import { pointToDevelopment } from './point-to-development';

const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<link rel="stylesheet" href="/_shell/main.1.css" integrity="sha384-x" crossorigin="anonymous">
<link rel="preload" as="style" href="/r/mf_talents/1/page.css">
<link rel="preload" as="script" href="/r/mf_jobs/1/page.js">
<script type="application/json" id="registry">{"revision":3,"remotes":[{"remote":"mf_jobs","base":"/r/mf_jobs/1/"},{"remote":"mf_talents","base":"/r/mf_talents/1/"}],"token":"t"}</script>
<script defer src="/_shell/framework.1.js" integrity="sha384-x" crossorigin="anonymous"></script>
<script defer src="/_shell/main.1.js" integrity="sha384-x" crossorigin="anonymous"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
const RECORD = { remote: 'mf_talents', version: 'development', routes: [{ title: 'A </script> & $1' }] };

function pointed(remote = 'mf_talents') {
  return pointToDevelopment(DOCUMENT, {
    records: [{ ...RECORD, remote }],
    scripts: ['/_dev/hook.js', '/_dev/shell/main.js'],
    styles: ['/_dev/shell/main.css'],
  });
}

function registryOf(html: string): unknown {
  return JSON.parse(/id="registry">([^<]*)</u.exec(html)?.[1] ?? '');
}

test('a remote of this machine takes the place of the released one, and the others stay', () => {
  expect(registryOf(pointed())).toEqual({
    revision: 3,
    remotes: [{ remote: 'mf_jobs', base: '/r/mf_jobs/1/' }, RECORD],
    token: 't',
  });
});

test('a remote that the site does not have yet is added', () => {
  expect(registryOf(pointed('mf_tapes'))).toMatchObject({
    remotes: [{ remote: 'mf_jobs' }, { remote: 'mf_talents', base: '/r/mf_talents/1/' }, { remote: 'mf_tapes' }],
  });
});

test('the shell of the working tree takes the place of the released one, in the order of its files', () => {
  const html = pointed();
  expect(html).not.toContain('/_shell/');
  expect(html.match(/<script defer[^>]*>/gu)).toEqual(['<script defer src="/_dev/hook.js">', '<script defer src="/_dev/shell/main.js">']);
  expect(html).toContain('<link rel="stylesheet" href="/_dev/shell/main.css">');
});

test('only the preloads of the released remote go', () => {
  expect(pointed()).not.toContain('/r/mf_talents/1/page.css');
  expect(pointed()).toContain('/r/mf_jobs/1/page.js');
});

test('a document without a registry is refused, as it is no page of the site', () => {
  expect(() => pointToDevelopment('<html></html>', { records: [], scripts: [], styles: [] })).toThrow('The document has no registry.');
});

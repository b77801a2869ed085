import { readPageRegistry } from './page-registry';
import { aRemoteRecord } from '../testing/a-remote-record';

function pageWith(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'registry';
  block.textContent = text;
  document.head.replaceChildren(block);
}

test('FED-01 the registry of the document is read as it is', () => {
  const remotes = [aRemoteRecord({ is_override: true, fallback: aRemoteRecord({ version: '1' }) })];
  pageWith(JSON.stringify({ revision: 3, remotes, token: 'page.token' }));
  expect(readPageRegistry()).toMatchObject({ revision: 3, remotes, token: 'page.token' });
});

test('menus of a record are read as they are, and what is no list of entries is left out', () => {
  const entry = { menu: 'footer', page: '/test', label: 'Test', order: 10 };
  const [named, older] = [aRemoteRecord({ menu_entries: [entry as never] }), aRemoteRecord()];
  pageWith(JSON.stringify({ remotes: [named, older, { ...older, menu_entries: 'side' }, { ...older, menu_entries: [7] }] }));
  expect(readPageRegistry().remotes.map(({ menu_entries: entries }) => entries)).toEqual([[entry], undefined, undefined, []]);
});

test.each(['', '{}', '[]', 'null', '<html>', '{"remotes":{}}'])(
  'REL-07 "%s" for a registry leaves the shell standing, without remotes',
  (text) => {
    pageWith(text);
    expect(readPageRegistry()).toEqual({ revision: 0, remotes: [], token: '' });
  },
);

test('REL-07 a record that is cut keeps its place, with nothing that could run', () => {
  pageWith('{"remotes":[{"remote":"mf_test","routes":[]},7]}');
  expect(readPageRegistry().remotes).toEqual([
    expect.objectContaining({
      remote: 'mf_test',
      entry: { url: '', integrity: '' },
      exposes: [],
      needs: [],
      fallback: null,
      variant: null,
    }),
  ]);
});

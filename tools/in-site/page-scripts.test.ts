import { runInNewContext } from 'node:vm';
import { documentLinksScript, REFRESH_HOOK } from './page-scripts';

type Ask = (type: string) => object | undefined;
type Hook = { inject(renderer: object): number };

test('React finds what any of several refresh runtimes replaced, and not only what the last one did', () => {
  const page: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook } = {};
  runInNewContext(REFRESH_HOOK, { window: page });
  let find: Ask = () => undefined;
  const renderer = { setRefreshHandler: (ask: Ask) => (find = ask) };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject(renderer);
  const families = { shell: { current: 'a new frame' }, remote: { current: 'a new page' } };
  renderer.setRefreshHandler((type) => (type === 'frame' ? families.shell : undefined));
  renderer.setRefreshHandler((type) => (type === 'page' ? families.remote : undefined));
  expect([find('frame'), find('page'), find('other')]).toEqual([families.shell, families.remote, undefined]);
});

/** Returns whether a click on a link reaches the shell. */
function reachesShell(href: string, paths: readonly string[]): boolean {
  const location = { origin: 'http://localhost:8080' };
  class Element {
    closest() {
      return new URL(href, location.origin);
    }
  }
  let handle: (event: object) => void = () => undefined;
  runInNewContext(documentLinksScript(paths), { location, Element, addEventListener: (_: string, one: typeof handle) => (handle = one) });
  const stopPropagation = jest.fn();
  handle({ target: new Element(), stopPropagation });
  return stopPropagation.mock.calls.length === 0;
}

test.each(['/jobs', '/jobs/', '/jobs/12?tab=1', '/articles/a/b'])(
  'a link to %s of a remote that is not compiled loads a document',
  (href) => {
    expect(reachesShell(href, ['/jobs', '/jobs/:id', '/articles/*'])).toBe(false);
  },
);

test.each(['/', '/jobsearch', '/jobs/12/applicants', 'https://other.example/jobs'])('a link to %s is followed by the shell', (href) => {
  expect(reachesShell(href, ['/jobs', '/jobs/:id', '/articles/*'])).toBe(true);
});

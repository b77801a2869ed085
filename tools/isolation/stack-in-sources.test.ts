import { stackInSources } from './stack-in-sources';

/** The second line of the bundle is the third line of a page. */
const MAP = JSON.stringify({ version: 3, names: [], sources: ['webpack://alone/./src/pages/search.page.tsx'], mappings: ';AAEE' });

test('FED-06 a stack names files and lines of the remote, without the frames of libraries', () => {
  const stack = `TypeError: x is undefined
    at SearchPage (/server.cjs:2:10)
    at /server.cjs:2:4
    at renderWithHooks (/work/.data/isolated/drawing/main.cjs:900:1)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`;
  expect(stackInSources(stack, MAP, 'mf-talents')).toBe(`TypeError: x is undefined
    at SearchPage (mf-talents/src/pages/search.page.tsx:3:3)
    at (mf-talents/src/pages/search.page.tsx:3:3)`);
});

test('FED-06 a place that the map does not know stays as it is', () => {
  expect(stackInSources('at f (/server.cjs:1:1)', JSON.stringify({ version: 3, names: [], sources: [], mappings: '' }), 'mf-talents')).toBe(
    'at f (/server.cjs:1:1)',
  );
});

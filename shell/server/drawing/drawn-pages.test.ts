import { DrawnPages } from './drawn-pages';

const LEFT = { left: 'failed', fault: 'Error: broken' } as const;
const aPage = (html: string) => ({ html, data: '{}' });

function pagesAt() {
  const clock = { now: 0 };
  return { clock, pages: new DrawnPages(() => clock.now) };
}

test('REL-17 visitors who ask for one page at once share one drawing', async () => {
  const { pages } = pagesAt();
  const draw = jest.fn(() => Promise.resolve(aPage('one')));
  const got = await Promise.all(Array.from({ length: 20 }, () => pages.get('/', draw)));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(new Set(got)).toEqual(new Set([aPage('one')]));
});

test('a page is sent again for 15 s; then it is sent once more while a new one is drawn', async () => {
  const { clock, pages } = pagesAt();
  const draw = jest.fn().mockResolvedValueOnce(aPage('one')).mockResolvedValueOnce(aPage('two'));
  await pages.get('/', draw);
  clock.now = 14_999;
  expect(await pages.get('/', draw)).toEqual(aPage('one'));
  expect(draw).toHaveBeenCalledTimes(1);
  clock.now = 15_001;
  expect(await pages.get('/', draw)).toEqual(aPage('one'));
  await Promise.resolve();
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await pages.get('/', draw)).toEqual(aPage('two'));
});

test('a page that is two minutes old is drawn anew before it is sent', async () => {
  const { clock, pages } = pagesAt();
  const draw = jest.fn().mockResolvedValueOnce(aPage('one')).mockResolvedValueOnce(aPage('two'));
  await pages.get('/', draw);
  clock.now = 120_001;
  expect(await pages.get('/', draw)).toEqual(aPage('two'));
});

test('a page that could not be drawn is not kept', async () => {
  const { pages } = pagesAt();
  const draw = jest.fn().mockResolvedValueOnce(LEFT).mockResolvedValueOnce(aPage('one'));
  expect(await pages.get('/', draw)).toEqual(LEFT);
  expect(await pages.get('/', draw)).toEqual(aPage('one'));
});

test('SEC-50 many different pages do not fill the memory: the oldest go', async () => {
  const { pages } = pagesAt();
  const large = aPage('x'.repeat(1024 * 1024));
  for (let page = 0; page < 60; page += 1) await pages.get(`/${page}`, () => Promise.resolve(large));
  const draw = jest.fn(() => Promise.resolve(large));
  await pages.get('/59', draw);
  expect(draw).not.toHaveBeenCalled();
  await pages.get('/0', draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

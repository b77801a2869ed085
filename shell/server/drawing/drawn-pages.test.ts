import { DrawnPages, type PageSource } from './drawn-pages';

const LEFT = { left: 'failed', fault: 'Error: broken' } as const;
const aPage = (html: string) => ({ html: Buffer.from(html), data: Buffer.from('{}') });

/** A site whose page says what the backend says. */
function aSite() {
  const site = { now: 0, says: 'one', isAway: false, answersAreOld: 0, drawn: 0, asked: 0 };
  const pages = new DrawnPages(() => site.now);
  const source: PageSource = {
    draw: () => {
      site.drawn += 1;
      return Promise.resolve({ outcome: aPage(site.says), answers: new Map([['/api/x', site.says]]) });
    },
    areCurrent: (answers) => {
      site.asked += 1;
      return site.isAway ? Promise.reject(new Error('away')) : Promise.resolve(answers.get('/api/x') === site.says);
    },
    get askedAt() {
      return site.now - site.answersAreOld;
    },
  };
  return { site, pages, visit: () => pages.get('/', source) };
}

test('REL-17 visitors who ask for one page at once share one drawing, and later one question', async () => {
  const { site, visit } = aSite();
  const got = await Promise.all(Array.from({ length: 20 }, visit));
  expect(new Set(got)).toEqual(new Set([aPage('one')]));
  site.now = 5000;
  await Promise.all(Array.from({ length: 20 }, visit));
  expect(site).toMatchObject({ drawn: 1, asked: 1 });
});

test('SEC-50 a change is in the page two seconds later; until something changes, the page is not drawn again', async () => {
  const { site, visit } = aSite();
  await visit();
  site.now = 1999;
  await visit();
  expect(site).toMatchObject({ drawn: 1, asked: 0 });
  for (site.now = 2000; site.now < 100_000; site.now += 2000) expect(await visit()).toEqual(aPage('one'));
  expect(site.drawn).toBe(1);
  site.says = 'two';
  expect(await visit()).toEqual(aPage('two'));
  expect(site.drawn).toBe(2);
});

test('SEC-50 the two seconds begin when the answers were asked for, not when the page was drawn from them', async () => {
  const { site, visit } = aSite();
  site.answersAreOld = 900;
  await visit();
  site.now = 1099;
  await visit();
  expect(site).toMatchObject({ drawn: 1, asked: 0 });
  site.now = 1100;
  await visit();
  site.now = 2199;
  await visit();
  expect(site).toMatchObject({ drawn: 1, asked: 1 });
  site.now = 2200;
  await visit();
  expect(site).toMatchObject({ drawn: 1, asked: 2 });
});

test('a page is drawn again after ten minutes, as it says how long ago things were', async () => {
  const { site, visit } = aSite();
  await visit();
  site.now = 600_000;
  await visit();
  expect(site).toMatchObject({ drawn: 2, asked: 0 });
});

test('REL-08 while the backend does not answer, a page is sent for two minutes', async () => {
  const { site, visit } = aSite();
  await visit();
  [site.isAway, site.says] = [true, 'two'];
  site.now = 119_999;
  expect(await visit()).toEqual(aPage('one'));
  site.now = 120_000;
  expect(await visit()).toEqual(aPage('two'));
});

test('a page that could not be drawn is not kept', async () => {
  const pages = new DrawnPages(() => 0);
  const outcomes = [LEFT, aPage('one')];
  const source: PageSource = {
    draw: () => Promise.resolve({ outcome: outcomes.shift() ?? LEFT, answers: new Map() }),
    areCurrent: () => Promise.resolve(true),
    askedAt: 0,
  };
  expect(await pages.get('/', source)).toEqual(LEFT);
  expect(await pages.get('/', source)).toEqual(aPage('one'));
  expect(await pages.get('/', source)).toEqual(aPage('one'));
});

test('SEC-50 many different pages do not fill the memory: the oldest go', async () => {
  const pages = new DrawnPages(() => 0);
  const large = aPage('x'.repeat(1024 * 1024));
  const draw = jest.fn(() => Promise.resolve({ outcome: large, answers: new Map() }));
  const source: PageSource = { draw, areCurrent: () => Promise.resolve(true), askedAt: 0 };
  for (let page = 0; page < 60; page += 1) await pages.get(`/${page}`, source);
  await pages.get('/59', source);
  expect(draw).toHaveBeenCalledTimes(60);
  await pages.get('/0', source);
  expect(draw).toHaveBeenCalledTimes(61);
});

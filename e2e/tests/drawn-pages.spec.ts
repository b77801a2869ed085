import { expect, type Page, test } from '../support/test';
import { forgetShifts, shiftsOf, watchShifts } from '../support/shifts';
import { NOTHING_STORED, openPhone } from '../support/walk/phone';
import { delay } from '../support/delay';
import { hydrated, isHydrated } from '../support/hydrated';
import { newPerson } from '../support/own-talent';
import { addressesOf, openDrawn, PUBLIC_PATHS } from '../support/public-pages';

test.use({ viewport: { width: 390, height: 844 } });

const CLIENT = { role: 'Hiring', firstName: 'Leela', lastName: 'Bose', born: ['3', '2', '1985'] } as const;

/** Adds up the layout shifts of a page and the formats of `Intl` that it makes, and remembers its heading as the server drew it. */
async function observe(page: Page): Promise<void> {
  await watchShifts(page);
  await page.addInitScript({
    content: `
      document.addEventListener('DOMContentLoaded', () => (window.drawn = document.querySelector('#root h1')));
      window.formats = [];
      for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'RelativeTimeFormat'])
        Intl[name] = new Proxy(Intl[name], {
          construct: (format, given) => (formats.push(name), new format(...given)),
          apply: (format, self, given) => (formats.push(name), format(...given)),
        });
      for (const { prototype } of [Number, Date])
        for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].filter((one) => Object.hasOwn(prototype, one))) {
          const format = prototype[name];
          prototype[name] = function (...given) {
            formats.push(name);
            return format.apply(this, given);
          };
        }
    `,
  });
}

/** Whether an observed page has kept what the server drew, what has moved, and the formats of `Intl` that it made. */
type Seen = { readonly isKept: boolean; readonly moved: readonly string[]; readonly formats: readonly string[] };
const AS_SENT: Seen = { isKept: true, moved: [], formats: [] };

/** Returns what became of an observed page. It may move a little; the first format takes a slow phone a tenth of a second. */
async function seenOf(page: Page): Promise<Seen> {
  const { sum, moved } = await shiftsOf(page);
  const own = await page.evaluate(() => {
    const { drawn, formats } = window as unknown as { drawn: Element | null; formats: readonly string[] };
    return { isKept: drawn?.isConnected === true, formats };
  });
  return { ...own, moved: sum < 0.02 ? [] : moved };
}

/** Calls a function of the next page when React has begun to hydrate it. React goes on when the function calls its argument. */
async function whileHydrating(page: Page, interrupt: string): Promise<void> {
  await page.addInitScript({
    content: `
      const isHydrated = ${isHydrated};
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...sent) {
        const goOn = () => postMessage.apply(this, sent);
        if (isHydrated() !== false) return goOn();
        MessagePort.prototype.postMessage = postMessage;
        setTimeout(${interrupt}, 0, goOn);
      };
    `,
  });
}

/** Presses the first element of a selector in the next page when React has begun to hydrate it, and notes there that it had. */
const pressWhileHydrating = (page: Page, selector: string): Promise<void> =>
  whileHydrating(
    page,
    `(goOn) => {
      window.wasHydrating = isHydrated() === false;
      document.querySelector(${JSON.stringify(selector)}).click();
      goOn();
    }`,
  );

test('SEO-01 every public page is sent with its text, and the browser goes on with what was sent', async ({ page, request }) => {
  test.setTimeout(180_000);
  await observe(page);
  for (const path of [...PUBLIC_PATHS, ...(await addressesOf(request))]) {
    await openDrawn(page, path);
    await hydrated(page);
    await page.waitForTimeout(300);
    expect({ path, ...(await seenOf(page)) }).toEqual({ path, ...AS_SENT });
  }
});

test('SEO-01 a drawn page asks for its scripts after its first frame, and after its style, first pictures and fonts', async ({ page }) => {
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark('frame')));
  for (const path of ['/', '/talents', '/hiring-influencer', '/faqs']) {
    await openDrawn(page, path);
    await hydrated(page);
    const asked = await page.evaluate(() => {
      const pathOf = (address: string) => new URL(address, location.href).pathname;
      const requests = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ file: pathOf(name), startTime }));
      const scripts = requests.filter(({ file }) => file.endsWith('.js')).map(({ startTime }) => startTime);
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])')].map((one) =>
        pathOf(one.currentSrc),
      );
      const isFirst = (file: string) => pictures.includes(file) || /\/_shell\/.*\.(?:css|woff2)$/u.test(file);
      const first = requests.filter(({ file }) => isFirst(file));
      const before = [...first, { file: 'frame', startTime: performance.getEntriesByName('frame')[0]?.startTime ?? Infinity }];
      return { scripts: scripts.length, first: first.length, late: before.filter(({ startTime }) => startTime > Math.min(...scripts)) };
    });
    expect(asked.scripts, path).toBeGreaterThan(2);
    expect(asked.first, path).toBeGreaterThan(2);
    expect(asked.late, path).toEqual([]);
  }
});

test('SLUG-01 that there is no such page is drawn; the browser goes on with it, and its links work', async ({ page, watch }) => {
  watch.allow('status of 404');
  await observe(page);
  for (const path of ['/article/no-such-article', '/jobs/0-no-such-call', '/nobody-has-this-slug']) {
    await openDrawn(page, path);
    await hydrated(page);
    expect({ path, ...(await seenOf(page)) }).toEqual({ path, ...AS_SENT });
    await expect(page.getByRole('heading', { level: 1, name: 'Nobody is standing on this mark' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Open casting calls' }).click();
  await expect(page.getByRole('list', { name: 'Open calls' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody is standing on this mark' })).toBeVisible();
});

test('SLUG-01 a member is not told that there is no such page before their browser has asked: it may be their own', async ({ browser }) => {
  const { page } = await newPerson(browser, CLIENT);
  const arrive = await delay(page, '**/_shell/main.*.js');
  await openDrawn(page, '/nobody-has-this-slug');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const heading = page.locator('h1', { hasText: 'Nobody is standing on this mark' });
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  arrive();
  await expect(heading).toBeVisible();
});

for (const width of [390, 1440])
  test(`SEO-01 no public page moves when its fonts come late, at ${width} px`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await observe(page);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(500);
      await route.continue().catch(() => undefined);
    });
    const moved: Record<string, number> = {};
    for (const path of [...PUBLIC_PATHS, ...(await addressesOf(request))]) {
      await openDrawn(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const { sum } = await shiftsOf(page);
      if (sum >= 0.025) moved[path] = sum;
    }
    expect(moved).toEqual({});
  });

test('nothing moves when the open calls come late to a page that the browser draws', async ({ page }) => {
  await observe(page);
  const arrive = await delay(page, '**/api/jobs');
  await page.goto('/about-us');
  await hydrated(page);
  await page.locator('a[href="/jobs"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a gig');
  // Within half a second of a press, browsers do not count what moves; on a slow machine they count the change of pages, too.
  await page.waitForTimeout(700);
  await forgetShifts(page);
  const calls = page.getByRole('list', { name: 'Open calls' });
  await expect(calls).toBeHidden();
  arrive();
  await expect(calls).toBeVisible();
  await page.waitForTimeout(300);
  expect((await shiftsOf(page)).sum).toBeLessThan(0.02);
});

test('SEO-01 a drawn page that is scrolled before its code runs has the places of its pictures, which are fetched after the code', async ({
  page,
}) => {
  await observe(page);
  const pictures: string[] = [];
  page.on('request', (request) => /stills\/include/u.test(request.url()) && pictures.push(request.url()));
  const arrive = await delay(page, '**/_shell/main.*.js');
  await page.goto('/product-photoshoot', { waitUntil: 'commit' });
  const picture = page.getByRole('img', { name: /^Oil bottle on a plinth/u });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(pictures).toEqual([]);
  arrive();
  await hydrated(page);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await shiftsOf(page)).sum).toBeLessThan(0.02);
});

test('FTR-05 what a browser remembers of its visitor appears over the drawn page, without a complaint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(localStorage, { currency_code: 'EUR', currency_symbol: '€', banner_paused: 'true' });
  });
  for (const path of ['/', '/jobs', '/membership']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  }
});

for (const [what, files] of [
  ['the code of the page', '**/remoteEntry*.js'],
  ['any code of the site', '**/_shell/main.*.js'],
] as const)
  test(`REL-02 what is pressed and typed on a drawn page before ${what} runs is done once it runs`, async ({ page }) => {
    const arrive = await delay(page, files);
    await openDrawn(page, '/faqs');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('refund');
    await page.getByRole('button', { name: 'Menu' }).click();
    arrive();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(search).toHaveValue('refund');
  });

test('REL-02 a press on a drawn page while a slow processor hydrates it is done at once, and once', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await pressWhileHydrating(page, 'main button[aria-pressed]');
  const votes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/faq')) votes.push(request.url());
  });
  await openDrawn(page, '/faqs');
  await hydrated(page);
  await expect(page.getByRole('main').locator('[aria-pressed="true"]')).toHaveCount(1);
  await page.waitForTimeout(500);
  expect(votes).toHaveLength(1);
  expect(await page.evaluate('window.wasHydrating')).toBe(true);
});

test('REL-01 REL-02 who presses JOIN NOW on a drawn page whose code does not come can log in', async ({ page, watch }) => {
  watch.allow(/preload|longer than/u);
  await openDrawn(page, '/about-us');
  await delay(page, '**/r/mf_content/**');
  await openDrawn(page, '/about-us');
  await page.getByRole('button', { name: 'JOIN NOW' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email ID')).toBeVisible();
  await expect(page.getByRole('main', { includeHidden: true })).toContainText('did not load');
});

test('TAL-05 REL-02 a person ticked while their page is hydrated is selected', async ({ page }) => {
  await pressWhileHydrating(page, 'main li input[type="checkbox"]');
  await openDrawn(page, '/talents');
  await expect(page.getByRole('region', { name: 'Selected profiles' })).toContainText('Selected Profiles (1)');
  await expect(page.getByRole('list', { name: 'Talents' }).getByRole('checkbox').first()).toBeChecked();
  expect(await page.evaluate('window.wasHydrating')).toBe(true);
});

test('Back, pressed while a reloaded page is hydrated, leads to the page before', async ({ page, context }) => {
  // So that it is sent drawn when it is reloaded.
  await openDrawn(page, '/faqs');
  await openDrawn(page, '/about-us');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const [about, faqs] = [/exactly you/u, /green room/u];
  await expect(heading).toHaveText(faqs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript('addEventListener("popstate", () => window.handleBack?.(), { capture: true })');
  await whileHydrating(
    page,
    `(goOn) => {
      window.handleBack = () => {
        window.handleBack = undefined;
        window.wasHydrating = isHydrated() === false;
        // Time in which the router could go to the page before, which is not the one that was sent.
        setTimeout(goOn, 1000);
      };
      history.back();
    }`,
  );
  await page.reload();
  await expect(heading).toHaveText(about);
  await expect(page).toHaveURL(/about-us$/u);
  expect(await page.evaluate('window.wasHydrating')).toBe(true);
});

test('LINK-01 who types in the drawn form of a job goes on typing, and a press counts, when their account arrives meanwhile', async ({
  browser,
}) => {
  const { page } = await newPerson(browser, CLIENT);
  // Nothing scrolls between the button and the field.
  await page.setViewportSize({ width: 390, height: 1600 });
  const arrive = await delay(page, '**/api/user/get-user-details');
  await page.goto('/post-a-job');
  const title = page.getByLabel('Title');
  await title.focus();
  await page.keyboard.insertText('Tea ');
  await hydrated(page);
  await page.keyboard.insertText('stall');
  await page.getByRole('button', { name: 'Next: Roles' }).hover();
  await page.mouse.down();
  await title.focus();
  arrive();
  await expect(page.getByText(/^Draft saved, /u)).toBeVisible();
  await page.keyboard.insertText(' film');
  await expect(title).toHaveValue('Tea stall film');
  await expect(title).toBeFocused();
  await page.mouse.up();
  await expect(page.getByLabel('What it is about')).toHaveAccessibleDescription('Please say what it is about');
});

test('FTR-05 the cookie question is part of the drawn page, is answered before its code runs, and is not asked again', async ({ page }) => {
  await page.context().clearCookies();
  const arrive = await delay(page);
  const question = page.getByRole('region', { name: 'Cookie choice' });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  arrive();
  await expect(question).toBeHidden();
  await page.unroute('**/remoteEntry*.js');
  const arriveAgain = await delay(page);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(question).toBeHidden();
  arriveAgain();
  await hydrated(page);
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await expect(question).toContainText('Now: only what is needed.');
});

test('FTR-05 the room of the cookie question is reserved before its code runs, and is not changed by it', async ({ page }) => {
  const reserved = () =>
    page.evaluate(() => {
      const question = document.querySelector<HTMLElement>('[aria-label="Cookie choice"]');
      const room = parseFloat(getComputedStyle(document.body).paddingBlockEnd);
      return { isReserved: Math.abs(room - (question?.offsetHeight ?? 0)) <= 1, changed: document.documentElement.style.cssText };
    });
  await page.context().clearCookies();
  for (const width of [320, 360, 390, 412, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const arrive = await delay(page);
    await openDrawn(page, '/about-us');
    await expect.poll(reserved, `${width} px`).toEqual({ isReserved: true, changed: '' });
    arrive();
    await hydrated(page);
    await page.waitForTimeout(100);
    expect(await reserved(), `${width} px`).toEqual({ isReserved: true, changed: '' });
    await page.unroute('**/remoteEntry*.js');
  }
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd)).toBe('0px');
});

test('pictures below the first screen of a drawn page come after its scripts, in the room that was kept for them', async ({ page }) => {
  for (const path of ['/talents', '/jobs', '/hiring-influencer']) {
    const arrive = await delay(page);
    await openDrawn(page, path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const height = () => page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
    const lazy = page.locator('main img[loading="lazy"]').first();
    expect(await lazy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    arrive();
    await hydrated(page);
    await lazy.scrollIntoViewIfNeeded();
    await expect.poll(() => lazy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect({ path, grownBy: Math.abs((await height()) - before) }).toEqual({ path, grownBy: 0 });
    await page.unroute('**/remoteEntry*.js');
  }
});

test('REL-02 by thumb on a slow connection: early taps, Back, a pasted search, a reload and links of drawn pages', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL ?? '', NOTHING_STORED);
  const heading = page.getByRole('heading', { level: 1 });
  const search = page.getByRole('searchbox');
  await page.goto('/talents', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await search.tap();
  await page.keyboard.insertText('Kabir');
  await expect(page).toHaveURL(/searchtext=Kabir/u);
  await page.reload({ waitUntil: 'commit' });
  await expect(search).toHaveValue('Kabir');
  await expect(page.getByRole('list', { name: 'Talents' }).getByRole('listitem').first()).toContainText('Kabir');

  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().tap();
  await expect(heading).not.toHaveText(/Find a gig/u);
  await page.goBack();
  await expect(heading).toHaveText(/Find a gig/u);

  await page.goto('/hiring-influencer', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Get Started' }).first().tap();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'JOIN NOW' }).tap();
  await expect(page.getByRole('dialog').getByLabel('Email ID')).toBeVisible();
  await page.context().close();
});

test('REL-25 a drawn page that is reloaded unchanged is not sent again, and looks and works as before', async ({ page }) => {
  const sizes = () =>
    page.evaluate(() => {
      const [{ transferSize, encodedBodySize }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      return { transferSize, encodedBodySize };
    });
  await page.goto('/faqs');
  await hydrated(page);
  const first = await sizes();
  const heightOf = async () => (await page.getByRole('main').boundingBox())?.height;
  const height = await heightOf();
  await page.reload();
  await hydrated(page);
  const again = await sizes();
  expect(first.transferSize).toBeGreaterThan(10_000);
  expect(again.transferSize).toBeLessThan(2000);
  expect(again.encodedBodySize).toBe(first.encodedBodySize);
  expect(await heightOf()).toBe(height);
  await page.getByRole('searchbox').fill('refund');
  await expect(page.getByRole('main').locator('details').first()).toContainText(/refund/iu);
});

test('SEC-50 a drawn page holds nothing of the visitor who asked for it', async ({ request }) => {
  const bodyFor = async (headers: Readonly<Record<string, string>>) => {
    const html = await (await request.get('/talents', { headers })).text();
    return html.slice(html.indexOf('<body>')).replace(/"token":"page\.[\w.~-]+"/u, '');
  };
  const anonymous = await bodyFor({});
  const cookies = [
    '__Host-sid=planted; XSRF-TOKEN=planted',
    'currency=EUR',
    'cookie_choice=all',
    'flash=%7B%22kind%22%3A%22ok%22%2C%22text%22%3A%22Hello%20Asha%22%7D',
  ];
  for (const cookie of cookies) expect(await bodyFor({ cookie, 'x-forwarded-for': '203.0.113.9' })).toBe(anonymous);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIResponse, Page } from '@playwright/test';
import { newAdministrator } from '../support/office';
import { expect, test } from '../support/test';

type RemoteOnPage = {
  readonly remote: string;
  readonly version: string;
  readonly entry: { readonly url: string };
  readonly is_override?: boolean;
};

async function remotesOn(page: Page): Promise<readonly RemoteOnPage[]> {
  const text = (await page.locator('#registry').textContent()) ?? '';
  return (JSON.parse(text) as { remotes: RemoteOnPage[] }).remotes;
}

const PATHS = ['/', '/talents', '/no/such/page', '/_shell/none.js', '/favicon.svg', '/healthz', '/api/site', '/api/nothing', '/nowhere//x'];

for (const path of PATHS) {
  test(`SEC-60 SEC-61 ${path} has every security header in its response, and no name of a program`, async ({ request }) => {
    const response: APIResponse = await request.get(path);
    expect(response.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/u),
    });
    expect(response.headers()).not.toHaveProperty('x-powered-by');
    expect(response.headers()).not.toHaveProperty('server');
  });
}

test('pages that check nothing fetch no library that checks', async ({ request }) => {
  for (const path of ['/', '/talents', '/jobs', '/singer', '/article']) {
    const files = (await (await request.get(path)).text()).match(/<link rel="preload" as="script"[^>]*>/gu) ?? [];
    expect(files.length, path).toBeGreaterThan(0);
    expect(files.join('\n'), path).not.toContain('/schemas.');
  }
});

/** Adds a script to the page as an attacker would, and returns whether it ran. */
function runsScript(page: Page, script: { readonly text?: string; readonly src?: string; readonly integrity?: string }): Promise<boolean> {
  return page.evaluate(({ text, src, integrity }) => {
    const owned = globalThis as { hasRun?: boolean };
    delete owned.hasRun;
    const element = document.createElement('script');
    return new Promise<boolean>((resolve) => {
      element.onload = () => resolve(owned.hasRun === true);
      element.onerror = () => resolve(false);
      if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
      if (src) element.src = src;
      else element.textContent = text ?? '';
      document.head.append(element);
      if (!src) resolve(owned.hasRun === true);
    });
  }, script);
}

test('SEC-60 SEC-62 inline code, a foreign script, and one of this site without its hash are all blocked', async ({ page, watch }) => {
  watch.allow(/Content Security Policy|Integrity-Policy|integrity/iu);
  await page.route('**/planted.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.hasRun = true;' }));
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runsScript(page, { text: 'globalThis.hasRun = true;' })).toBe(false);
  expect(await runsScript(page, { src: 'https://evil.example/planted.js' })).toBe(false);
  expect(await runsScript(page, { src: '/planted.js' })).toBe(false);
  // sha384 of the planted code: the file runs only with it.
  const integrity = await page.evaluate(async () => {
    const bytes = new TextEncoder().encode('globalThis.hasRun = true;');
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))))}`;
  });
  expect(await runsScript(page, { src: '/planted.js', integrity })).toBe(true);
});

test('SEC-60 text does not become code: neither eval nor a made function runs', async ({ page, watch }) => {
  watch.allow(/Content Security Policy|unsafe-eval/iu);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const outcomeOf = (run: () => unknown) => {
          try {
            return `ran: ${String(run())}`;
          } catch (error) {
            return error instanceof Error ? error.name : String(error);
          }
        };
        // In its own task, because the browser exempts code that the test evaluates.
        // oxlint-disable-next-line no-eval, typescript/no-implied-eval -- proves that the policy blocks both
        setTimeout(() => resolve([outcomeOf(() => globalThis.eval('1 + 1')), outcomeOf(() => new Function('return 1')())]));
      }),
  );
  expect(outcomes).toEqual(['EvalError', 'EvalError']);
});

test('SEC-65 no query, storage, cookie or global makes a page load a remote from elsewhere', async ({ page, context, baseURL }) => {
  let asked = 0;
  const canary: Server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end('globalThis.hasRun = true;');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const entry = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/remoteEntry.js`;
  const names = [
    'mf_landing',
    'mf_talents',
    'remote',
    'remotes',
    'override',
    'mf_override',
    '__mf_override',
    'FEDERATION_OVERRIDE',
    'release',
  ];
  await context.addInitScript(
    ([url, keys]) => {
      for (const key of keys) {
        localStorage.setItem(key, url);
        sessionStorage.setItem(key, url);
      }
      localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { mf_landing: url, mf_talents: url } }));
      const devtools = { overrides: { mf_landing: url }, mf_landing: { remoteEntry: url } };
      Object.assign(globalThis, { __MF_DEVTOOLS_MODULE_INFO__: devtools, __FEDERATION_OVERRIDES__: { mf_landing: url } });
    },
    [entry, names] as const,
  );
  await context.addCookies([...names, '__Host-qa'].map((name) => cookieFor(name, encodeURIComponent(entry), baseURL)));
  const query = names.map((name) => `${name}=${encodeURIComponent(entry)}&mf_${name}=${encodeURIComponent(entry)}`).join('&');
  for (const path of ['/', '/talents']) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await remotesOn(page)).some(({ entry: { url }, is_override: isOverride }) => url === entry || isOverride)).toBe(false);
  }
  canary.close();
  expect(asked).toBe(0);
});

function cookieFor(name: string, value: string, baseURL = 'http://localhost') {
  const isHost = name.startsWith('__Host-');
  const { hostname: domain } = new URL(baseURL);
  return { name, value, domain, path: '/', expires: -1, httpOnly: false, secure: isHost, sameSite: 'Lax' as const };
}

test(
  'SEC-65 staff put a published release into their own browser by a signed link, see it said on every page, and take it back',
  {
    tag: '@alone',
  },
  async ({ browser, baseURL, watch }) => {
    watch.allow(/403/u);
    const { page, context } = await newAdministrator(browser, 'Trial');
    await page.goto('/about-us');
    const talents = (await remotesOn(page)).find(({ remote }) => remote === 'mf_talents');
    const url = await makeLink(page, talents?.version ?? '');
    await page.goto(url);
    const badge = page.getByRole('complementary', { name: 'Release on trial' });
    for (const path of ['/', '/talents', '/about-us']) {
      await page.goto(path);
      await expect(badge).toContainText(talents?.version ?? 'nothing');
    }
    const stranger = await browser.newPage({ baseURL });
    expect((await stranger.goto(url))?.status()).toBe(403);
    await stranger.goto('/talents');
    expect((await remotesOn(stranger)).some(({ is_override: isOverride }) => isOverride)).toBe(false);
    await stranger.close();
    await badge.getByRole('link', { name: 'Reset' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /got talent/iu })).toBeVisible();
    await expect(badge).toBeHidden();
    await context.close();
  },
);

function makeLink(page: Page, version: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    await fetch('/api/xsrf');
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/u.exec(document.cookie)?.[1] ?? '');
    const response = await fetch('/api/federation/overrides', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ remote: 'mf_talents', version: wanted }),
    });
    return ((await response.json()) as { address: string }).address;
  }, version);
}

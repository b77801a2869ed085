import { type APIRequestContext, expect, type Page } from '@playwright/test';

type Found = { readonly href: string; readonly target: string; readonly rel: string };

/** Path that ends the session. */
const ENDS_SESSION = '/frontend/logout';
/** Addresses of files, which are downloaded and not opened. */
const FILE = /\.\w+$|^\/api\//u;
/** Paths that redirect to a provider's sign-in. */
const TO_PROVIDERS = /^\/(?:google|facebook)\//u;
/** Pages of one pattern are alike: this many of each are opened, the others are only requested. */
const OPENED_OF_A_KIND = 2;
const UNLISTED = /<meta name="robots"[^>]*noindex/u;
export const STARTS = ['/', '/talents', '/hiring-influencer', '/influencer', '/product-photoshoot', '/singer', '/no-such-page-at-all'];

export const linksOn = (page: Page): Promise<Found[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  );

/** Returns all links of the page, with those in panels. */
export async function linksOfFrame(page: Page): Promise<Found[]> {
  const found = await linksOn(page);
  for (const name of ['Menu', 'ABOUT US']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await linksOn(page)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  return found;
}

function kindOf(path: string): string {
  const [, first = '', ...others] = path.split('/');
  if (others.length > 0) return `/${first}/*`;
  return /-[a-z0-9]{8}$/u.test(first) ? '/profile' : path;
}

/** Returns the fault of a link's attributes; null for a correct link. */
function wrongShape({ href, target, rel }: Found): string | null {
  if (href.startsWith('/') || href.startsWith('#')) return null;
  if (/^mailto:(?:[^@\s]+@[^@\s?]+\.[a-z]+)?(?:\?\S*)?$/u.test(href) || /^(?:tel|sms):\+?\d+$/u.test(href)) return null;
  if (!/^https:\/\/[a-z0-9.-]+\.[a-z]+(?:\/\S*)?$/u.test(href)) return `${href} is no address`;
  return target === '_blank' && !rel.includes('noopener') ? `${href} gives its page away` : null;
}

/**
 * Follows links from page to page and records those that lead nowhere. Of listed pages, which every visitor can open, it opens
 * `listedOfAKind` of each pattern.
 */
export class LinkWalk {
  readonly dead: string[] = [];
  private readonly requested = new Set<string>(STARTS);
  private readonly waiting: string[] = [];
  private readonly opened = new Map<string, number>();
  /** Kinds of pages that are for one person. */
  private readonly unlisted = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly request: APIRequestContext,
    private readonly listedOfAKind = OPENED_OF_A_KIND,
  ) {}

  async check(from: string, links: readonly Found[]): Promise<void> {
    for (const link of links) {
      const shape = wrongShape(link);
      if (shape) this.dead.push(`${from}: ${shape}`);
      const { pathname, hash, search, origin } = new URL(link.href, new URL(from, 'http://site'));
      if (origin !== 'http://site') continue;
      if (hash !== '' && pathname === new URL(from, 'http://site').pathname) await this.findAnchor(from, hash);
      const path = pathname + search;
      if (this.requested.has(path)) continue;
      this.requested.add(path);
      const leaves = TO_PROVIDERS.test(pathname);
      const answer = await this.request.get(path, leaves ? { maxRedirects: 0 } : {});
      const status = answer.status();
      if (status !== (leaves ? 302 : 200)) this.dead.push(`${from}: ${path} answers ${status}`);
      else if (!leaves && pathname !== ENDS_SESSION && !FILE.test(pathname)) {
        if (UNLISTED.test(await answer.text())) this.unlisted.add(kindOf(pathname));
        this.waiting.push(hash === '' ? path : path + hash);
      }
    }
  }

  /** Opens the pages found, and those found on them, until there are no new ones. Returns their number. */
  async walk(): Promise<number> {
    for (let path = this.waiting.shift(); path !== undefined; path = this.waiting.shift()) {
      const kind = kindOf(new URL(path, 'http://site').pathname);
      const count = this.opened.get(kind) ?? 0;
      if (count >= (this.unlisted.has(kind) ? OPENED_OF_A_KIND : this.listedOfAKind)) continue;
      this.opened.set(kind, count + 1);
      await this.page.goto(path);
      await expect(this.page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await this.page.waitForLoadState('networkidle');
      const { hash } = new URL(path, 'http://site');
      if (hash !== '') await this.findAnchor(path, hash);
      await this.check(path, await linksOn(this.page));
    }
    return this.opened.size;
  }

  private async findAnchor(from: string, hash: string): Promise<void> {
    const found = await this.page.evaluate((id) => document.getElementById(id) !== null, decodeURIComponent(hash.slice(1)));
    if (!found) this.dead.push(`${from}: nothing has the anchor ${hash}`);
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The site gives up after 4.8 s, which tests with a clock of their own prove; a busy machine shows it up to a second late. */
const WITHIN_MS = 6000;

export type Section = {
  readonly remote: string;
  readonly path: string;
  /** Where the section appears: a page, or the login panel. */
  readonly place: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
  /** A page of another remote, and the link to it. */
  readonly other: { readonly link: RegExp; readonly heading: RegExp };
};

const TERMS = { link: /terms/iu, heading: /terms/iu } as const;
const pageOf = (page: Page) => page.getByRole('main');
const titled = (name: RegExp) => (page: Page) => pageOf(page).getByRole('heading', { level: 1, name });

/** Every place in which a remote appears: the home page, pages of three remotes, and the panel over a page of a fourth. */
export const SECTIONS: readonly Section[] = [
  { remote: 'mf_landing', path: '/', place: pageOf, shown: titled(/got talent/iu), other: TERMS },
  { remote: 'mf_talents', path: '/talents', place: pageOf, shown: titled(/^talent$/iu), other: TERMS },
  {
    remote: 'mf_content',
    path: '/terms-of-use',
    place: pageOf,
    shown: titled(/terms/iu),
    other: { link: /all talent/iu, heading: /got talent/iu },
  },
  { remote: 'mf_jobs', path: '/jobs', place: pageOf, shown: titled(/find a gig/iu), other: TERMS },
  {
    remote: 'mf_auth',
    path: '/terms-of-use',
    place: (page) => page.getByRole('dialog'),
    shown: (page) => page.getByRole('dialog').getByLabel('Email ID'),
    other: TERMS,
  },
];

/** A page and the panel. The shell loads every remote in one way, so what is the fault of a file is tried on these two. */
export const KINDS = SECTIONS.filter(({ remote }) => remote === 'mf_jobs' || remote === 'mf_auth');

/** Opens a broken section and returns its error, which must appear within the time limit. */
export async function failedSection(page: Page, origin: string, { remote, path, place, shown }: Section): Promise<Locator> {
  const retry = place(page).getByRole('button', { name: /^(?:Try again|Retry)$/u });
  await page.addInitScript(noteFailure);
  await page.goto(origin + path, { waitUntil: 'commit' });
  if (remote === 'mf_auth') {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => addEventListener('click', () => performance.mark('asked'), { capture: true, once: true }));
    await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
  }
  await expect(retry).toBeVisible();
  const milliseconds = await page.evaluate(() => {
    const [asked] = performance.getEntriesByName('asked');
    const [shown] = performance.getEntriesByName('told');
    return (shown?.startTime ?? Infinity) - (asked?.startTime ?? 0);
  });
  expect(milliseconds).toBeLessThan(WITHIN_MS);
  await expect(shown(page)).toBeHidden();
  return retry;
}

/** Records the time at which the page first shows an error. */
function noteFailure(): void {
  const look = () => {
    const text = document.querySelector('main, dialog')?.ownerDocument.body.textContent ?? '';
    if (!/did not load|was renewed|Unexpected Application Error/u.test(text)) return;
    performance.mark('told');
    watcher.disconnect();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
}

/** Expects header and footer to work, as well as a page of another remote, from which it goes back. */
export async function standsAround(page: Page, { remote, path, other }: Section): Promise<void> {
  if (remote === 'mf_auth') {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
    return;
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: other.link }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
  // Waiting for the load event would fail: files that hang never load.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
  await expect(page.getByRole('main').getByRole('button', { name: /^(?:Try again|Retry)$/u })).toBeVisible();
}

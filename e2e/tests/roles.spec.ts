import type { Page } from '@playwright/test';
import { LinkWalk, linksOn } from '../support/link-walk';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

type Person = {
  readonly email: string;
  readonly role: string;
  readonly firstName: string;
  /** Entries of the account menu, in order. */
  readonly menu: readonly string[];
  readonly logo: RegExp;
  /** Entries that only this role has in the side menu, and entries that it lacks. */
  readonly side: readonly string[];
  readonly notInSide: readonly string[];
  /** Whether every link of the frame and of the pages it leads to is followed. */
  readonly walks?: true;
};

const PEOPLE: readonly Person[] = [
  {
    email: 'asha.rao@example.com',
    role: 'talent',
    firstName: 'Asha',
    menu: ['My Profile', 'Messages', 'Logout'],
    logo: /^\/asha-rao/u,
    side: ['My Talent Profile', 'Profile settings', 'My applications'],
    notInSide: ['Jobs', 'Studios', 'Children'],
    walks: true,
  },
  {
    email: 'ritu.khanna@example.com',
    role: 'client',
    firstName: 'Ritu',
    menu: ['My Dashboard', 'Messages', 'Logout'],
    logo: /^\/client\/dashboard$/u,
    side: ['Jobs'],
    notInSide: ['My Talent Profile', 'Profile settings', 'Studios'],
    walks: true,
  },
  {
    email: 'dev.mehra@example.com',
    role: 'talent and client',
    firstName: 'Dev',
    menu: ['My Profile', 'Messages', 'Logout'],
    logo: /^\/dev-mehra/u,
    side: ['My Talent Profile', 'My applications'],
    notInSide: ['Jobs', 'Children', 'Studios'],
  },
  {
    email: 'sana.mirza@example.com',
    role: 'restricted',
    firstName: 'Sana',
    menu: ['Logout'],
    logo: /^\/$/u,
    side: ['Find a gig'],
    notInSide: ['Jobs', 'My Talent Profile', 'Account', 'Studios'],
  },
  {
    email: 'leela.iyer@example.com',
    role: 'guardian',
    firstName: 'Leela',
    menu: ['My Profile', 'Logout'],
    logo: /^\/$/u,
    side: ['Children', 'Account'],
    notInSide: ['Jobs', 'My Talent Profile', 'Studios'],
  },
  {
    email: 'nikhil.bose@example.com',
    role: 'staff',
    firstName: 'Nikhil',
    menu: ['My Profile', 'Office', 'Logout'],
    logo: /^\/$/u,
    side: ['Account'],
    notInSide: ['Jobs', 'Children', 'My Talent Profile', 'Studios'],
  },
];

for (const { email, role, firstName, menu, logo, side, notInSide, walks } of PEOPLE) {
  test(`ROLE-01 HDR-03 MENU-01 LINK-01 ${role}: header, logo and side menu, and every entry leads to a page`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('/about-us');
    await signIn(page, email);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: new RegExp(firstName, 'u') }).click();
    const entries = banner
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /My Profile|My Dashboard|Messages|Office|Logout/u }) });
    await expect(entries).toHaveText(menu.map((entry) => new RegExp(entry, 'u')));
    const targets = await entries.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.keyboard.press('Escape');
    expect(new URL(await hrefOf(banner.getByRole('link', { name: /All Talent/u }).first()), 'http://site').pathname).toMatch(logo);

    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog');
    for (const name of side) await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of notInSide) await expect(drawer.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    // The history entry of the menu goes a moment later, and that step back would end the loading of the next page.
    await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs)).toBeUndefined();
    for (const target of targets.filter((path) => path !== '/frontend/logout')) {
      expect((await page.request.get(target)).status(), target).toBe(200);
    }
    if (walks) await test.step('no link is dead in the frame, nor on the pages it leads to', () => followLinks(page));
  });
}

async function followLinks(page: Page): Promise<void> {
  // The walk of a visitor (links.spec.ts) opens a second listed page of each kind.
  const walk = new LinkWalk(page, page.request, 1);
  const banner = page.getByRole('banner');
  await page.goto('/about-us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await banner.getByRole('button', { name: /^Account menu/u }).click();
  await walk.check('/about-us', await linksOn(page));
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.check('/about-us', await linksOn(page));
  await page.keyboard.press('Escape');
  expect(await walk.walk()).toBeGreaterThan(10);
  expect(walk.dead).toEqual([]);
}

async function hrefOf(link: { getAttribute(name: string): Promise<string | null> }): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}

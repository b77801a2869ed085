import { ENDPOINTS } from '@alltalent/shared/contracts';
import { dayAhead } from '../support/jobs';
import { ADMINISTRATOR, openOffice } from '../support/office';
import { type OwnSite, test } from '../support/own-site';
import { send } from '../support/requests';
import { expect } from '../support/test';
import type { Browser, Page } from '@playwright/test';

const QUESTION = { name: 'do-i-need-professional-pictures', title: 'Do I need professional pictures?' } as const;
const SENT = 'sent-again@example.com';
const DROPPED = 'dropped@example.com';

// The journey changes prices and rates and turns the clock, so it has a site of its own.
test('OFF-01 an administrator changes a price and a rate, moves messages that did not go out, reads votes and revokes tokens in the office', async ({
  browser,
  ownSite,
}) => {
  test.setTimeout(300_000);
  const office = await ownSite.open(browser);
  await openOffice(office, ADMINISTRATOR);
  await test.step('a price is on the public page as its preview said it', () => changePrice(browser, ownSite, office));
  await test.step('a rate changes what prices are about on the public page', () => changeRate(browser, ownSite, office));
  await test.step('a held message is sent again, and another dropped', () => moveMessages(ownSite, office));
  await test.step('votes of an answer are seen, and lead to its editor', () => readVotes(browser, ownSite, office));
  await test.step('a token is refused after it was revoked', () => revokeTokens(ownSite, office));
  await test.step('a planned price holds from its day', () => planPrice(browser, ownSite, office));
});

async function changePrice(browser: Browser, site: OwnSite, office: Page): Promise<void> {
  await office.goto('/office/money/plans');
  const card = office.getByRole('region', { name: 'Monthly' });
  await card.getByRole('button', { name: 'Change Monthly' }).click();
  const dialog = office.getByRole('dialog', { name: 'Change Monthly' });
  await dialog.getByLabel('Price in rupees, with GST').fill('549.50');
  await dialog.getByLabel('Line below the price').fill('For one busy month');
  await dialog.getByLabel('Reason').fill('Costs rose');
  const [, name = '', price = '', tax = '', tagline = ''] = await dialog
    .getByRole('region', { name: 'On the page of the plans' })
    .getByRole('paragraph')
    .allInnerTexts();
  expect([name, price, tax, tagline]).toEqual(['Monthly', '₹549.50 a month', 'including 18% GST', 'For one busy month']);
  await dialog.getByRole('button', { name: 'Change it now' }).click();
  await expect(card.getByText('₹549.50')).toBeVisible();
  await expect(card.getByText('1 earlier version')).toBeVisible();
  const visitor = await site.open(browser);
  await expectOnPage(visitor, [price, tax, tagline]);
  await visitor.context().close();
}

async function changeRate(browser: Browser, site: OwnSite, office: Page): Promise<void> {
  await office.goto('/office/money');
  await office.getByRole('link', { name: 'Settings', exact: true }).click();
  const card = office.getByRole('region', { name: 'Exchange rates' });
  await card.getByRole('button', { name: 'Change: Exchange rates' }).press('Enter');
  const dialog = office.getByRole('dialog', { name: 'Exchange rates' });
  await expect(dialog.getByLabel('Currency').first()).toHaveValue('USD');
  await dialog.getByLabel('One rupee is').first().fill('0.02');
  await expect(dialog.getByText('₹1,000 is about $20.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('₹1,000 is about $20.00')).toBeVisible();
  const visitor = await site.open(browser);
  await visitor.addInitScript(() => localStorage.setItem('currency_code', 'USD'));
  await expectOnPage(visitor, ['₹3,999 a year', 'About $79.98 (USD)']);
  await visitor.context().close();
}

/** Opens the page of the plans until it says these texts; it may be kept for half a minute. */
async function expectOnPage(visitor: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        await visitor.goto('/membership');
        const shown = await visitor.getByRole('main').innerText();
        return texts.filter((text) => !shown.replaceAll(/\s+/gu, ' ').includes(text));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

async function moveMessages(site: OwnSite, office: Page): Promise<void> {
  for (const email of [SENT, DROPPED]) await send(office, ENDPOINTS.inviteStaff.path, { body: { email, roles: ['content'] } });
  expect(site.holdMails(2)).toBe(2);
  await office.goto('/office');
  await expect(office.getByText('2 messages are held: they were hours late.')).toBeVisible();
  await office.getByRole('link', { name: 'See the messages' }).last().click();
  const rows = office.getByRole('list', { name: 'Messages that did not go out' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 's***@example.com' }).getByRole('checkbox').check();
  await office.getByRole('button', { name: 'Send again' }).click();
  await expect(rows).toHaveCount(1);
  await rows.filter({ hasText: 'd***@example.com' }).getByRole('checkbox').check();
  await office.getByRole('button', { name: 'Drop', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: 'Drop 1 message?' });
  await dialog.getByLabel('Reason').fill('A test of the backup');
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await expect(office.getByText('No message is held')).toBeVisible();
  const mailsTo = async (email: string) => {
    const answer = await office.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as readonly unknown[]).length;
  };
  expect([await mailsTo(SENT), await mailsTo(DROPPED)]).toEqual([1, 0]);
  await office.goto('/office/audit');
  await expect(office.getByRole('main').getByText('A test of the backup')).toBeVisible();
}

async function readVotes(browser: Browser, site: OwnSite, office: Page): Promise<void> {
  const visitor = await site.open(browser);
  await visitor.goto('/faqs');
  await send(visitor, ENDPOINTS.voteOnFaq.path, { body: { name: QUESTION.name, answer: 'no' } });
  await visitor.context().close();
  await office.goto('/office/content?kind=faq');
  await office.getByRole('link', { name: 'Votes of visitors on the answers' }).click();
  const row = office.getByRole('row', { name: QUESTION.title });
  await expect(row.getByRole('cell')).toHaveText(['1', '0', '0%']);
  await row.getByRole('link', { name: QUESTION.title }).click();
  await expect(office.getByRole('heading', { level: 2, name: QUESTION.title })).toBeVisible();
}

async function revokeTokens(site: OwnSite, office: Page): Promise<void> {
  const token = await site.makeToken('mf_landing');
  const headers = { authorization: `Bearer ${token}` };
  const ask = async () => (await fetch(`${site.origin}${ENDPOINTS.platformStatus.path}`, { headers })).status;
  expect(await ask()).toBe(200);
  await office.goto('/platform');
  await office.getByRole('button', { name: 'Revoke the tokens of mf_landing' }).click();
  const dialog = office.getByRole('dialog', { name: 'Revoke the tokens of mf_landing?' });
  await dialog.getByLabel('Why').fill('A laptop was lost');
  await dialog.getByRole('button', { name: 'Revoke the tokens' }).click();
  await expect(dialog).toBeHidden();
  expect(await ask()).toBe(403);
  await office.goto('/platform/audit');
  await expect(office.getByText(/A laptop was lost/u)).toBeVisible();
}

async function planPrice(browser: Browser, site: OwnSite, office: Page): Promise<void> {
  // Other journeys may have turned the clock of this site.
  const day = dayAhead(2, await site.turn(0));
  await office.goto('/office/money/plans');
  const card = office.getByRole('region', { name: 'Monthly' });
  await card.getByRole('button', { name: 'Change Monthly' }).click();
  const dialog = office.getByRole('dialog', { name: 'Change Monthly' });
  await dialog.getByLabel('Price in rupees, with GST').fill('599');
  await dialog.getByLabel('From').fill(day);
  await dialog.getByLabel('Reason').fill('For the season');
  await dialog.getByRole('button', { name: 'Plan the change' }).click();
  await expect(card.getByText(/^Planned from/u)).toBeVisible();
  const visitor = await site.open(browser);
  await expectOnPage(visitor, ['₹549.50 a month']);
  await site.turn(3);
  await expectOnPage(visitor, ['₹599 a month']);
  await visitor.context().close();
}

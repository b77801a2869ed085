import type { Browser, Page } from '@playwright/test';
import { accept, idIn, makeOffer, openOffer, writeReview } from '../support/hiring';
import { dayAhead, expectMail, newWord } from '../support/jobs';
import { mailsTo } from '../support/membership';
import { type OwnSite, test } from '../support/own-site';
import { read } from '../support/requests';
import { signIn } from '../support/sign-in';
import { expect } from '../support/test';

test.describe.configure({ timeout: 240_000 });

const CLIENT = 'ritu.khanna@example.com';
const TALENT = { email: 'meher.kaul@example.com', name: 'Meher Kaul' };

/** Logs in at the own site, in a browser whose clock is that of the site. */
async function enter(browser: Browser, site: OwnSite, email: string): Promise<Page> {
  const page = await site.open(browser);
  await page.clock.setSystemTime(await site.turn(0));
  await page.goto('/about-us');
  await signIn(page, email);
  return page;
}

test('HIR-01 HIR-04 HIR-05 in time an offer expires, a booking is reminded of and done by itself, and a single review is shown', async ({
  browser,
  ownSite,
}) => {
  const now = await ownSite.turn(0);
  let [client, talent] = [await enter(browser, ownSite, CLIENT), await enter(browser, ownSite, TALENT.email)];
  const again = async () => {
    await Promise.all([client, talent].map((page) => page.context().close()));
    [client, talent] = [await enter(browser, ownSite, CLIENT), await enter(browser, ownSite, TALENT.email)];
  };
  const { slug } = (await read<{ data: { slug: string } }>(talent, '/api/profile')).data;
  const [late, taken] = [`Late ${newWord()}`, `Taken ${newWord()}`];
  await makeOffer({ page: client }, { slug, name: TALENT.name }, dayAhead(5, now), taken);
  await openOffer(talent, taken);
  await accept(talent);
  const booking = idIn(talent);
  // One open offer for a person at a time, so this one follows the answer to the first.
  const unanswered = await makeOffer({ page: client }, { slug, name: TALENT.name }, dayAhead(1, now), late);

  await ownSite.turn(3);
  await again();
  for (const page of [client, talent]) {
    await page.goto(`/offers/${unanswered}`);
    await expect(page.getByText(/^The offer expired on/u).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  }
  await expectMail(talent, TALENT.email, /^An offer has expired$/mu);

  await ownSite.turn(2);
  await expectMail(talent, TALENT.email, /^Your booking starts on/mu);
  await ownSite.turn(4);
  await again();
  await writeReview(talent, booking, 'They were kind to everybody.');
  await client.goto(`/bookings/${booking}`);
  await expect(client.getByText('They were kind to everybody.')).toHaveCount(0);

  await ownSite.turn(16);
  await again();
  await client.goto(`/bookings/${booking}`);
  await expect(client.getByText('They were kind to everybody.')).toBeVisible();
  await expect(client.getByRole('form', { name: 'Write a review' })).toHaveCount(0);
  const mails = await mailsTo(talent, TALENT.email);
  for (const [once, title] of [
    [/^An offer has expired$/u, late],
    [/^Your booking starts on/u, taken],
  ] as const)
    expect(mails.filter(({ subject, text }) => once.test(subject) && text.includes(title))).toHaveLength(1);
});

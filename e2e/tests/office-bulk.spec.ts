import { ENDPOINTS, type OfficeLead } from '@alltalent/shared/contracts';
import type { Page } from '@playwright/test';
import { call } from '../support/calls';
import { newWord } from '../support/jobs';
import { newAdministrator, newColleague } from '../support/office';
import { newMember, read, sendInJob, sendInProfile, sendLeads, sendLetters } from '../support/office-items';
import { expect, test } from '../support/test';

const LEADS = 20;

const bar = (page: Page) => page.getByRole('region', { name: 'Selected items' });
const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Types words into the search of a list and goes back to its keys, without a mouse. */
async function searchFor(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test('OFF-01 twenty leads are assigned at once by keys; the one that a colleague changed is named, and the others are undone', async ({
  browser,
  playwright,
  baseURL,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/403/u);
  const word = capital(newWord());
  const names = Array.from({ length: LEADS }, (_, index) => `${word} ${String.fromCodePoint('A'.codePointAt(0)! + index)}`);
  await sendLeads(playwright.request, baseURL ?? '', names);
  const { page, context } = await newAdministrator(browser, 'Bulk');
  const { page: other, context: othersBrowser } = await newColleague(browser, page, 'support');

  await page.goto('/office/leads');
  const list = page.getByRole('region', { name: 'Leads' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await searchFor(page, word.toLowerCase());
  await expect(list.getByRole('link')).toHaveCount(LEADS);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  for (let row = 1; row < LEADS; row += 1) await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(bar(page).getByText(`${LEADS} selected`)).toBeVisible();

  await other.goto('/office/leads');
  await expect(other.getByRole('region', { name: 'Leads' }).getByRole('link').first()).toBeVisible();
  await searchFor(other, `${word} G`);
  await expect(other.getByRole('region', { name: 'Leads' }).getByRole('link')).toHaveCount(1);
  await other.keyboard.press('j');
  await expect(other.getByRole('heading', { level: 2, name: `${word} G` })).toBeVisible();
  await other.keyboard.press('w');
  await expect(other.getByText('Marked as Won.')).toBeVisible();

  await page.keyboard.press('m');
  await expect(bar(page).getByText('19 changed.')).toBeVisible();
  await expect(bar(page).getByText(`1 was changed by Ira Support meanwhile: ${word} G.`)).toBeVisible();
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await expect(list.getByText('Assigned to Ira Bulk')).toHaveCount(LEADS - 1);
  await expect(page.getByRole('checkbox', { name: `Select ${word} G` })).toBeChecked();
  await page.keyboard.press('u');
  await expect(bar(page).getByText('19 undone.')).toBeVisible();
  await expect(list.getByText('Assigned to Ira Bulk')).toHaveCount(0);

  // All are selected again as they are now, and so the colleague's is changed knowingly.
  await expect(bar(page).getByText(`${LEADS} selected`)).toBeVisible();
  await page.keyboard.press('m');
  await expect(bar(page).getByText('20 changed.')).toBeVisible();
  const found = await read<{ data: { id: string; state: string }[] }>(page.request, `${ENDPOINTS.leads.path}?search=${word}`);
  expect(found.data.map(({ state }) => state).filter((state) => state === 'won')).toHaveLength(1);
  const one = found.data.find(({ state }) => state === 'new');
  const { data } = await read<{ data: OfficeLead }>(page.request, ENDPOINTS.lead.path.replace('{id}', one?.id ?? ''));
  expect(data.history.map(({ action, detail }) => [action, detail])).toEqual([
    ['change-lead', 'assigned from nobody to Ira Bulk'],
    ['change-lead', 'assigned from Ira Bulk to nobody'],
    ['change-lead', 'assigned from nobody to Ira Bulk'],
  ]);
  await othersBrowser.close();
  await context.close();
});

test('OFF-01 in each of four queues an item is found by two kinds of key, by keyboard; Back and a reload keep the search', async ({
  browser,
  playwright,
  baseURL,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/403/u);
  const [site, word] = [baseURL ?? '', capital(newWord())];
  const talent = await newMember(playwright.request, site, { firstName: 'Meenal', lastName: word, role: 'talent' });
  await sendInProfile(talent);
  const client = await newMember(playwright.request, site, { firstName: 'Gauri', lastName: word, role: 'client' });
  const job = await sendInJob(client, `Rain ${word} all night`);
  const [shown] = (await read<{ data: { id: number }[] }>(client.caller, '/api/jobs')).data;
  await call(client.caller, ENDPOINTS.sendReport, { subject: 'job', subject_id: shown?.id ?? 0, reason: 'fake', text: `Word ${word}` });
  const [letter] = await sendLetters(playwright.request, site, [`Tanvi ${word}`]);
  const { page, context } = await newAdministrator(browser, 'Search');
  const list = page.getByRole('region', { name: 'Waiting' });
  const title = (name: string) => page.getByRole('region', { name: 'Open item' }).getByRole('heading', { level: 2, name });

  const searches = [
    { queue: 'profiles', keys: [`${word} me`, talent.email], name: talent.name },
    { queue: 'jobs', keys: [`rain ${word}`, client.email], name: `Rain ${word} all night` },
    { queue: 'letters', keys: [letter?.ticket.toLowerCase() ?? '', `tanvi ${word}`], name: `Tanvi ${word}` },
    { queue: 'reports', keys: [client.userId, `gauri ${word}`], name: null },
  ] as const;
  for (const { queue, keys, name } of searches) {
    await page.goto(`/office/${queue}`);
    for (const key of keys) {
      await searchFor(page, key);
      await expect(list.getByText('1 found')).toBeVisible();
      await page.keyboard.press('j');
      await expect(name === null ? page.getByText(`Word ${word}`).last() : title(name)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }

  await page.goto('/office/jobs');
  await searchFor(page, `#${job}`);
  await expect(list.getByText('1 found')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(`#${job}`);
  await expect(list.getByText('1 found')).toBeVisible();
  await searchFor(page, `nobody ${word}`);
  await expect(page.getByRole('heading', { name: `Nothing fits “nobody ${word}”` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(`nobody ${word}`);
  await context.close();
});

import { readFile } from 'node:fs/promises';
import { LEAD_FORMS, newPerson, proveLead, sendLead } from '../support/lead-form';
import { newAdministrator, newColleague } from '../support/office';
import { expect, test } from '../support/test';

test('OFF-01 a request of a campaign page is found by its number, worked on by two colleagues, and exported', async ({
  page: visitor,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403|409/u);
  const person = newPerson('office');
  await sendLead(visitor, LEAD_FORMS.singer, person);
  await proveLead(visitor, person);
  await expect(visitor.getByText('Thank you, our team will contact you').first()).toBeVisible();

  const { page: other, context: othersBrowser } = await newAdministrator(browser, 'Leads');
  const { page, context } = await newColleague(browser, other, 'support');
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Leads/u })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Leads' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`+91 ${person.number.slice(-10, -5)} ${person.number.slice(-5)}`);
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  const lead = page.getByRole('region', { name: 'Open lead' });
  await expect(lead.getByText('A sangeet in Udaipur')).toBeVisible();
  await expect(lead.getByRole('link', { name: person.email })).toHaveAttribute('href', `mailto:${person.email}`);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Change Nila Bose' });
  await dialog.getByText('Contacted', { exact: true }).click();
  await dialog.getByLabel('Assigned to').selectOption('Ira Support');
  await dialog.getByLabel('Note').fill('Rang; a quote by Friday.');

  await other.goto(page.url());
  // The list shows a colleague, too, and may be there before the lead is.
  await expect(other.getByRole('region', { name: 'Open lead' }).getByText('Ira Support is looking at this.')).toBeVisible();
  await other.keyboard.press('w');
  await expect(other.getByText('Marked as Won.')).toBeVisible();
  await othersBrowser.close();

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Ira Leads changed this lead: .+ It is won now/u)).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('Rang; a quote by Friday.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(lead.getByText('Rang; a quote by Friday.')).toBeVisible();
  await expect(lead.getByRole('deletion').filter({ hasText: 'Won' })).toBeVisible();
  await expect(lead.getByRole('insertion').filter({ hasText: 'Ira Support' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/u);
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(person.email);
  await context.close();
});

import { type Page, type Route } from '@playwright/test';
import {
  codeDialog,
  countCodes,
  fillLead,
  formOf,
  LEAD_FORMS,
  newPerson,
  openLeadForm,
  proveLead,
  sendLead,
  submitOf,
} from '../support/lead-form';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';

const STORE = '**/StoreProductShoot';
const form = LEAD_FORMS.singer;

/** Handles the next request that sends the form; later ones are not intercepted. */
async function once(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(STORE, handle, { times: 1 });
}

test('LEAD-07 REL-09 without a network the form says so and keeps its text; the same button works once it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow('ERR_INTERNET_DISCONNECTED');
  const person = newPerson('offline');
  await openLeadForm(page, form);
  await fillLead(page, form, person);
  await context.setOffline(true);
  await submitOf(page).click();
  await expect(formOf(page).getByText(/You appear to be offline\./u)).toBeVisible();
  await expect(formOf(page).getByLabel('Event Details')).toHaveValue(form.texts['Event Details']);
  await context.setOffline(false);
  await submitOf(page).click();
  await expect(codeDialog(page)).toBeVisible();
  await newestCode(page, person.email);
  expect(await countCodes(page, person)).toBe(1);
});

test('LEAD-07 REL-09 a backend that is away for a moment costs nothing that was typed', async ({ page, watch }) => {
  watch.allow('net::ERR');
  const person = newPerson('away');
  await openLeadForm(page, form);
  await fillLead(page, form, person);
  await once(page, (route) => route.abort('connectionrefused'));
  await submitOf(page).click();
  await expect(formOf(page).getByText(/What you typed is kept/u)).toBeVisible();
  await expect(formOf(page).getByLabel('Name', { exact: true })).toHaveValue(form.texts.Name);
  await submitOf(page).click();
  await expect(codeDialog(page)).toBeVisible();
});

test('LEAD-07 REL-09 a request whose response was lost is stored once, however often it is sent', async ({ page, watch }) => {
  watch.allow('net::ERR');
  const person = newPerson('lost');
  await openLeadForm(page, form);
  await fillLead(page, form, person);
  await once(page, async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort('connectionreset');
  });
  await submitOf(page).click();
  await expect(formOf(page).getByText(/What you typed is kept/u)).toBeVisible();
  await submitOf(page).click();
  await expect(codeDialog(page)).toBeVisible();
  const code = await newestCode(page, person.email);
  expect(await countCodes(page, person)).toBe(1);
  await enterCode(page, code);
});

test('REL-27 a reload in the middle of typing keeps what was typed', async ({ page }) => {
  const person = newPerson('typing');
  await openLeadForm(page, form);
  await fillLead(page, form, person);
  await page.reload();
  await page.locator('#lead-form').scrollIntoViewIfNeeded();
  await expect(formOf(page).getByLabel('Email ID')).toHaveValue(person.email);
  await expect(formOf(page).getByLabel('Event Details')).toHaveValue(form.texts['Event Details']);
});

test('VER-01 REL-27 a reload before the code is entered goes on with the same request', async ({ page }) => {
  const person = newPerson('reload');
  await sendLead(page, form, person);
  await newestCode(page, person.email);
  await page.reload();
  await expect(codeDialog(page)).toBeVisible();
  await expect(codeDialog(page).getByText(/Verification code in 0:\d\d/u)).toBeVisible();
  await proveLead(page, person);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await countCodes(page, person)).toBe(1);
});

test('VER-01 a modal that was closed can be opened again from the form', async ({ page }) => {
  const person = newPerson('closed');
  await sendLead(page, form, person);
  await page.keyboard.press('Escape');
  await expect(codeDialog(page)).toBeHidden();
  await page.goto('/about-us');
  await page.goto(form.path);
  await page.locator('#lead-form').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await expect(codeDialog(page)).toBeVisible();
  await proveLead(page, person);
  await expect(page.getByText('Thank you, our team will contact you').first()).toBeVisible();
});

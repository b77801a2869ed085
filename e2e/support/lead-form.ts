import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail, newNumber } from './newcomers';
import { enterCode, newestCode } from './sign-in';

export type LeadForm = {
  readonly path: string;
  /** Text by label, in the order of the form. E-mail address and mobile number come from the person. */
  readonly texts: Readonly<Record<string, string>>;
  readonly email: string;
  readonly mobile: string;
  /** Path of the page that follows the code. */
  readonly destination: string;
};

const NAMES = { 'First name': 'Nila', 'Last name': 'Bose' };

export const LEAD_FORMS = {
  hiring: {
    path: '/hiring-influencer',
    texts: { ...NAMES, 'What do you want to promote ?': 'A lipstick for the rains' },
    email: 'Email',
    mobile: 'Mobile number',
    destination: '/',
  },
  influencer: { path: '/influencer', texts: NAMES, email: 'Email', mobile: 'Mobile number', destination: '/' },
  photoshoot: {
    path: '/product-photoshoot',
    texts: { ...NAMES, 'Company name': 'Bose & Daughters', 'Product description': 'Twelve bottles, white ground' },
    email: 'Email',
    mobile: 'Mobile number',
    destination: '/product-photoshoot',
  },
  singer: {
    path: '/singer',
    texts: { Name: 'Nila Bose', 'Event Details': 'A sangeet in Udaipur' },
    email: 'Email ID',
    mobile: 'Phone Number',
    destination: '/',
  },
} as const satisfies Record<string, LeadForm>;

export type Person = { readonly email: string; readonly number: string };

/** Returns a person with an unused e-mail address and Indian mobile number: leads are limited by both. */
export function newPerson(name: string): Person {
  return { email: newEmail(`lead.${name}`), number: newNumber('98') };
}

export const formOf = (page: Page): Locator => page.locator('#lead-form form');
export const submitOf = (page: Page): Locator => formOf(page).getByRole('button', { name: 'Submit' });
export const codeDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Verify your details to proceed' });

/** Opens the page and waits for its form and the list of countries, which loads while nobody types. */
export async function openLeadForm(page: Page, { path }: LeadForm): Promise<Locator> {
  await page.goto(path);
  await page.locator('#lead-form').scrollIntoViewIfNeeded();
  await expect(formOf(page).getByRole('button', { name: /: \+ \d+$/u })).toBeVisible();
  return formOf(page);
}

export async function fillLead(page: Page, form: LeadForm, person: Person): Promise<void> {
  const fields = formOf(page);
  for (const [label, text] of Object.entries(form.texts)) await fields.getByLabel(label, { exact: true }).fill(text);
  await fields.getByLabel(form.email, { exact: true }).fill(person.email);
  await fields.getByLabel(form.mobile, { exact: true }).fill(person.number);
}

/** Submits the form and waits for the dialog that asks for the code. */
export async function sendLead(page: Page, form: LeadForm, person: Person): Promise<Locator> {
  await openLeadForm(page, form);
  await fillLead(page, form, person);
  await submitOf(page).click();
  await expect(codeDialog(page)).toBeVisible();
  return codeDialog(page);
}

/** Enters the newest code from the person's mail and accepts the terms. */
export async function proveLead(page: Page, { email }: Person): Promise<void> {
  await enterCode(page, await newestCode(page, email));
  await codeDialog(page)
    .getByRole('checkbox', { name: /I agree/u })
    .check();
  await codeDialog(page).getByRole('button', { name: 'Submit' }).click();
}

/** Returns how many codes were mailed to a person: one for each stored lead. */
export async function countCodes(page: Page, { email }: Person): Promise<number> {
  const response = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  const messages = (await response.json()) as readonly { readonly text: string }[];
  return messages.filter(({ text }) => /\b\d{6}\b/u.test(text)).length;
}

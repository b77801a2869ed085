import type { Page } from '@playwright/test';
import { lookAt } from '../support/look-at';
import { newPerson } from '../support/own-talent';
import { post, read, send } from '../support/requests';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { moveToPhone, NOTHING_STORED, openPhone } from '../support/walk/phone';

// Each page takes seconds on a slow connection.
test.describe.configure({ timeout: 120_000 });

const CLIENT = { role: 'Hiring', firstName: 'Ishita', lastName: 'Rao', born: ['3', '2', '1985'] } as const;
const COLLEAGUE = { role: 'Hiring', firstName: 'Devika', lastName: 'Nair', born: ['7', '5', '1990'] } as const;
const NOTE = 'Warm voice, quick with a joke.';

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).tap();
  await page.keyboard.insertText(text);
}

/** Makes a list with the first two talents of the listing. */
async function makeList(page: Page, name: string): Promise<readonly string[]> {
  const { data } = await read<{ data: { id: number; display_name: string }[] }>(page, '/api/talent-listing?perPage=2');
  const made = await post(page, '/api/favourites/make-list', { body: { name } });
  const { id: list } = JSON.parse(made.text) as { readonly id: number };
  for (const { id } of data) await send(page, '/api/favourites/change-list', { body: { id: list, talent_id: id, is_in: 1 } });
  return data.map(({ display_name }) => display_name);
}

test('HIR-06 by thumb, a list gets a note, is left and come back to, and becomes a link whose answer is in it', async ({
  browser,
  baseURL,
}) => {
  const client = await newPerson(browser, CLIENT);
  const [name = '', other = ''] = await makeList(client.page, 'The aunt');
  await client.page.goto('/favourites');
  await client.page.getByRole('link', { name: /^The aunt/u }).click();
  await client.page.getByRole('button', { name: `Move ${name} up` }).click();
  await expect(client.page.getByText(`${name} is number 1 of 2.`)).toBeAttached();
  const { pathname, search } = new URL(client.page.url());
  await lookAt(client.page, `${pathname}${search}`, 'favourites-list');
  const phone = await moveToPhone(browser, baseURL ?? '', client.context);
  await phone.goto('/favourites');
  await phone.getByRole('link', { name: /^The aunt/u }).tap();
  await phone.getByRole('button', { name: `Move ${name} down` }).tap();
  await expect(phone.getByText(`${name} is number 2 of 2.`)).toBeAttached();
  await expect(phone.getByRole('list', { name: 'People of the list' }).getByRole('heading')).toHaveText([other, name]);
  await phone.getByRole('button', { name: `Add a note about ${name}` }).tap();
  await paste(phone, `Note about ${name}`, NOTE);
  await phone.getByRole('button', { name: 'Save the note' }).tap();
  await expect(phone.getByText(NOTE)).toBeVisible();

  await phone.getByRole('link', { name, exact: true }).tap();
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await phone.goBack();
  await expect(phone.getByText(NOTE)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(NOTE)).toBeVisible();

  await phone.getByRole('button', { name: 'Make a link' }).tap();
  await expect(phone.getByRole('dialog')).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(phone).toHaveURL(/\/favourites\?list=\d+$/u);
  await phone.getByRole('button', { name: 'Make a link' }).tap();
  await paste(phone, 'Who is it for?', 'Noor');
  await phone.getByRole('button', { name: 'Make the link' }).dblclick();
  const address = await phone.getByLabel('Address of the link for Noor').inputValue();
  await phone.getByRole('button', { name: 'Done' }).tap();
  await expect(phone.getByLabel('Address of the link for Noor')).toHaveCount(1);

  const producer = await openPhone(browser, baseURL ?? '', NOTHING_STORED);
  await producer.goto(address);
  const answer = producer.getByRole('group', { name: `Your answer on ${name}` }).getByRole('radio', { name: 'Yes' });
  await answer.tap({ timeout: 15_000 });
  await expect(answer).toBeChecked();
  await producer.reload();
  await expect(answer).toBeChecked();

  await phone.reload();
  await phone.getByText('Yes (1)', { exact: true }).tap();
  await expect(phone.getByRole('list', { name: 'People of the list' }).getByRole('checkbox')).toHaveCount(1);
  for (const page of [phone, producer]) await page.context().close();
});

test('HIR-06 by thumb, a pasted address is invited, the invitation is opened from the mail and the account is left again', async ({
  browser,
  baseURL,
}) => {
  const [client, colleague] = [await newPerson(browser, CLIENT), await newPerson(browser, COLLEAGUE)];
  const phone = await moveToPhone(browser, baseURL ?? '', client.context);
  await phone.goto('/account/team');
  await paste(phone, 'E-mail address of your colleague', ` ${colleague.email} `);
  await phone.getByLabel('Role').selectOption('caster');
  await phone.getByRole('button', { name: 'Send the invitation' }).dblclick();
  await expect(phone.getByRole('list', { name: 'Invitations' }).getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole('list', { name: 'Invitations' })).toContainText(colleague.email);

  const mails = await read<{ text: string }[]>(phone, `/dev/outbox.json?to=${encodeURIComponent(colleague.email)}`);
  const link = mails.map(({ text }) => /\/account\/team\/invitation\?token=[\w-]{43}/u.exec(text)?.[0]).find(Boolean) ?? '';
  const other = await moveToPhone(browser, baseURL ?? '', colleague.context);
  await other.goto(link);
  await other.getByRole('button', { name: 'Accept the invitation' }).tap();
  await other.getByRole('button', { name: 'Use this account now' }).tap();
  const bar = other.getByRole('complementary', { name: 'Account in use' });
  await expect(bar).toContainText('You are using the account of Ishita Rao');
  await other.goBack();
  await expect(bar).toBeVisible();
  await other.reload();
  await bar.getByRole('button', { name: 'Back to my own account' }).tap();
  await expect(bar).toHaveCount(0);
  for (const page of [phone, other]) await page.context().close();
});

test('SEC-43 by thumb, a guardian acts for a child from the account menu, keeps doing so after Back and a reload, and stops', async ({
  browser,
  baseURL,
}) => {
  const phone = await openPhone(browser, baseURL ?? '', NOTHING_STORED);
  await phone.goto('/about-us');
  await signIn(phone, 'leela.iyer@example.com');
  await phone.getByRole('button', { name: /Account menu/u }).tap();
  await phone.getByRole('button', { name: /Tara Iyer/u }).tap();
  const bar = phone.getByRole('complementary', { name: 'Account in use' });
  await expect(bar).toContainText('You are acting for Tara Iyer');
  await phone.goto('/talent/applications');
  await phone
    .getByRole('main')
    .getByRole('link', { name: /Kite film/u })
    .first()
    .tap();
  await expect(phone.getByRole('heading', { level: 1, name: /Kite film/u })).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
  await phone.reload();
  await bar.getByRole('button', { name: 'Back to my own account' }).tap();
  await expect(bar).toHaveCount(0);
  await phone.goto('/account/children');
  await expect(phone.getByRole('button', { name: 'Act for Tara' })).toBeVisible();
  await phone.context().close();
});

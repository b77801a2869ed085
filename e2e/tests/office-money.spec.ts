import { decideAtBank, fillCheckout, goToBank, mailOf, monthlyLink, mailsTo, tells } from '../support/membership';
import { newAdministrator, newColleague } from '../support/office';
import { newPerson } from '../support/own-talent';
import { read } from '../support/requests';
import { expect, test } from '../support/test';

const TALENT = { role: 'Talent', firstName: 'Tanvi', lastName: 'Sathe', born: ['4', '9', '1996'] } as const;
const REASON = 'Charged for the wrong account';

type Order = { readonly id: string; readonly invoice_number: string };
type OwnOrder = { readonly data: { readonly state: string; readonly message: string } };

test('OFF-01 MEM-16 finance finds an order by its invoice and refunds it once; its buyer is told, and the audit trail says who did it why', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const buyer = await newPerson(browser, TALENT);
  await buyer.page.goto('/membership');
  await monthlyLink(buyer.page).click();
  await fillCheckout(buyer.page, 'renews');
  await goToBank(buyer.page);
  await decideAtBank(buyer.page, 'pay');
  await expect
    .poll(async () =>
      (await mailsTo(buyer.page, buyer.email)).some(({ subject }) => tells('books.receipt.subject', { plan: 'Monthly' }).test(subject)),
    )
    .toBe(true);

  const administrator = await newAdministrator(browser, 'Ledger');
  const finance = await newColleague(browser, administrator.page, 'finance');
  const office = finance.page;
  await office.goto('/office');
  const places = office.getByRole('navigation', { name: 'Office' });
  await expect(places.getByRole('link', { name: 'Platform' })).toHaveCount(0);
  await places.getByRole('link', { name: 'Money' }).click();
  await office.getByLabel('Find an order').fill(buyer.email);
  const found = office.getByRole('list', { name: 'Orders' }).getByRole('link');
  await expect(found).toHaveText(['Tanvi Sathe']);
  const { data } = await read<{ data: readonly Order[] }>(office, `/api/staff/membership/orders?search=${encodeURIComponent(buyer.email)}`);
  const { id = '', invoice_number: invoice = '' } = data[0] ?? {};
  const byInvoice = office.waitForResponse((response) => response.url().includes('search=AT'));
  await office.getByLabel('Find an order').fill(invoice);
  await byInvoice;
  await expect(found).toHaveText(['Tanvi Sathe']);
  await office.getByRole('heading', { level: 1, name: 'Money' }).click();
  await office.keyboard.press('j');
  await expect(found).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { level: 2, name: 'Monthly, ₹499' })).toBeVisible();
  const [file] = await Promise.all([office.waitForEvent('download'), office.getByRole('link', { name: `Invoice ${invoice}` }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/u);

  await office.keyboard.press('r');
  const dialog = office.getByRole('dialog', { name: 'Refund this order' });
  await dialog.getByRole('button', { name: 'Refund ₹499' }).click();
  await expect(dialog.getByText('Say why: it is kept')).toBeVisible();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Refund ₹499' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(office.getByRole('main').getByText('Refunded').first()).toBeVisible();
  await expect(office.getByRole('link', { name: /^Credit note AC\// })).toHaveCount(1);
  const entry = office.getByRole('listitem').filter({ hasText: 'refunded the order' });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Ends');
  await expect(entry).toContainText(REASON);

  const mail = await mailOf(buyer.page, buyer.email, tells('books.creditMail.subject'));
  expect(mail.attachments).toHaveLength(1);
  expect((await read<OwnOrder>(buyer.page, `/api/membership/orders/${id}`)).data.state).toBe('refunded');
  await buyer.page.goto('/account/membership');
  await expect(buyer.page.getByRole('main').getByRole('link', { name: /AC\// })).toBeVisible();

  await administrator.page.goto(`/office/audit?of=${id}`);
  const trail = administrator.page.getByRole('main').getByRole('listitem').filter({ hasText: 'refunded the order' });
  await expect(trail).toHaveCount(1);
  await expect(trail).toContainText(REASON);
  await expect(trail).toContainText('Ira Finance');
  for (const person of [buyer, administrator, finance]) await person.context.close();
});

import type { StaffOrderDetail } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';
import { unmarkedFields } from '../testing/unmarked-fields';
import { aSession, openOfficeServer } from '../testing/office-server';

const AT = '2026-11-20T06:00:00.000Z';
const ORDERS = '/api/staff/membership/orders';
const CODES = '/api/staff/membership/codes';
const REFUND = '/api/staff/membership/refund';

function anOrder(changes: Partial<StaffOrderDetail> = {}): StaffOrderDetail {
  return {
    id: 'ord_1',
    user_id: 'u_asha',
    buyer_name: 'Asha Rao',
    buyer_email: 'asha@example.com',
    plan: 'monthly',
    kind: 'purchase',
    state: 'paid',
    total_minor: 49_900,
    currency: 'INR',
    code: '',
    provider: 'test',
    invoice_number: 'AT/26-27/000001',
    placed_at: AT,
    paid_at: AT,
    remarks: [],
    plan_name: 'Monthly',
    term_months: 1,
    renews: false,
    has_shoot: false,
    extra_days: 0,
    list_minor: 49_900,
    discount_minor: 0,
    taxable_minor: 42_288,
    cgst_minor: 3806,
    sgst_minor: 3806,
    igst_minor: 0,
    billing: ['Asha Rao', '4 Hill Road'],
    consent: '',
    payments: [
      { ref: 'pay_1', provider: 'test', amount_minor: 49_900, currency: 'INR', state: 'captured', reason: '', refund_ref: '', seen_at: AT },
    ],
    invoices: [{ id: 7, number: 'AT/26-27/000001', kind: 'invoice', issued_at: AT }],
    period: { starts_at: AT, ends_at: AT, is_revoked: false },
    history: [],
    ...changes,
  };
}

const aCode = {
  code: 'DIWALI',
  kind: 'percent',
  value: 1250,
  plans: ['monthly', 'one-year'],
  excluded_states: [],
  from: '',
  to: '',
  most_uses: 100,
  is_once_per_person: true,
  is_active: true,
  uses: 3,
  version: 'v1',
};

test('OFF-01 orders are found by what the address says, and the keys go through them', async () => {
  const requests = openOfficeServer({
    [`${ORDERS}?search=AT%2F26&state=paid&since=2026-11-01`]: ok({
      status: 200,
      data: [anOrder(), anOrder({ id: 'ord_2', user_id: null, buyer_name: '', buyer_email: '' })],
      next: '',
    }),
  });
  openPage('/office/money?search=AT%2F26&state=paid&since=2026-11-01');
  const list = within(await screen.findByRole('list', { name: 'Orders' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Asha Rao', 'Deleted account']);
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Deleted account' })).toHaveFocus();
  await userEvent.keyboard('k/');
  expect(screen.getByLabelText('Find an order')).toHaveFocus();
  expect(requests.filter(({ path }) => path.startsWith(ORDERS))).toHaveLength(1);
});

test('OFF-01 the orders listed stay while others are searched for, and go with another state', async () => {
  openOfficeServer({
    [`${ORDERS}?search=&since=`]: ok({ status: 200, data: [anOrder()], next: '' }),
    [`${ORDERS}?search=ash&since=`]: () => new Promise(() => undefined),
    [`${ORDERS}?search=ash&state=refunded&since=`]: () => new Promise(() => undefined),
  });
  openPage('/office/money');
  const row = await screen.findByRole('link', { name: 'Asha Rao' });
  await userEvent.type(screen.getByLabelText('Find an order'), 'ash');
  expect(await screen.findByText('Searching …')).toBeInTheDocument();
  expect(row).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Refunded');
  await waitFor(() => expect(row).not.toBeInTheDocument());
});

test('OFF-01 a refund asks why, is sent once with a key however often it is pressed, and the order shows it', async () => {
  let order = anOrder();
  let answer: () => void = () => undefined;
  const requests = openOfficeServer({
    [`${ORDERS}/ord_1`]: () => ok({ status: 200, data: order })(),
    [REFUND]: () =>
      new Promise((resolve) => {
        answer = () => {
          order = anOrder({ state: 'refunded' });
          resolve(ok({ status: 200, message: 'Done' })());
        };
      }),
  });
  openPage('/office/money/orders/ord_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund this order' }));
  expect(unmarkedFields(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Refund ₹499' }));
  expect(await dialog.findByText('Say why: it is kept')).toBeVisible();
  expect(requests.filter(({ path }) => path === REFUND)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'A mistake');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Refund ₹499' }));
  await waitFor(() => expect(requests.filter(({ path }) => path === REFUND)).toHaveLength(1));
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Refunded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  expect(requests.find(({ path }) => path === REFUND)?.body).toEqual({ order_id: 'ord_1', ends_access: true, reason: 'A mistake' });
});

test('OFF-01 a refusal of a refund stays in the dialog with what was typed', async () => {
  openOfficeServer({
    [`${ORDERS}/ord_1`]: ok({ status: 200, data: anOrder() }),
    [REFUND]: problem(422, 'ORDER_STATE', 'Only a paid order can be refunded.'),
  });
  openPage('/office/money/orders/ord_1');
  await screen.findByRole('button', { name: 'Refund' });
  await userEvent.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund this order' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A mistake');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund ₹499' }));
  expect(await dialog.findByText('Only a paid order can be refunded.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('A mistake');
});

test('OFF-01 a code that a colleague changed meanwhile is not overwritten, and the newer one can be taken', async () => {
  const newer = { ...aCode, value: 3000, version: 'v2' };
  const lists = [[aCode], [newer]];
  const requests = openOfficeServer({
    [CODES]: () => ok({ status: 200, data: lists.shift() ?? [newer] })(),
    [`${CODES}/save`]: problem(409, 'REVISION_STALE', 'Joseph D’Cruz changed this code meanwhile.'),
  });
  openPage('/office/money/codes');
  await userEvent.click(await screen.findByRole('button', { name: 'Change DIWALI' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change DIWALI' }));
  expect(unmarkedFields(screen.getByRole('dialog'))).toEqual([]);
  const percent = dialog.getByLabelText('Percent');
  expect(percent).toHaveValue('12.5');
  await userEvent.clear(percent);
  await userEvent.type(percent, '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Joseph D’Cruz changed this code meanwhile.')).toBeVisible();
  expect(percent).toHaveValue('20');
  expect(requests.find(({ path }) => path === `${CODES}/save`)?.body).toMatchObject({ value: 2000, version: 'v1', most_uses: 100 });
  await userEvent.click(dialog.getByRole('button', { name: 'Show the code as it is now' }));
  await waitFor(() => expect(percent).toHaveValue('30'));
});

test('OFF-01 a newer code that does not load is said in the dialog, what was typed stays, and another press takes it', async () => {
  const newer = ok({ status: 200, data: [{ ...aCode, value: 3000, version: 'v2' }] });
  const lists = [ok({ status: 200, data: [aCode] }), problem(503, 'INTERNAL', 'The codes cannot be read at the moment.'), newer];
  openOfficeServer({
    [CODES]: () => (lists.shift() ?? newer)(),
    [`${CODES}/save`]: problem(409, 'REVISION_STALE', 'Joseph D’Cruz changed this code meanwhile.'),
  });
  openPage('/office/money/codes');
  await userEvent.click(await screen.findByRole('button', { name: 'Change DIWALI' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change DIWALI' }));
  const percent = dialog.getByLabelText('Percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show the code as it is now' }));
  expect(await dialog.findByText('The codes cannot be read at the moment.')).toBeVisible();
  expect(percent).toHaveValue('20');
  await userEvent.click(dialog.getByRole('button', { name: 'Show the code as it is now' }));
  await waitFor(() => expect(percent).toHaveValue('30'));
});

test('OFF-01 a new code is made in rupees, for the plans that are chosen', async () => {
  const requests = openOfficeServer({
    [CODES]: ok({ status: 200, data: [] }),
    [`${CODES}/save`]: ok({ status: 200, data: [{ ...aCode, code: 'NEW-50', kind: 'amount', value: 5050, plans: ['monthly'] }] }),
  });
  openPage('/office/money/codes');
  expect(await screen.findByText('No promo code yet')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'New promo code' }));
  expect(unmarkedFields(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Make the code' }));
  expect(await dialog.findByText('Write the code')).toBeVisible();
  expect(dialog.getByLabelText('Code')).toHaveFocus();
  await userEvent.type(dialog.getByLabelText('Code'), 'new-50');
  await userEvent.selectOptions(dialog.getByLabelText('What it gives'), 'amount');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'One year' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make the code' }));
  expect(await dialog.findByText('Enter a number above zero')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Rupees'), '50.50');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the code' }));
  expect(await screen.findByText('₹50.50 off')).toBeVisible();
  const sent = requests.find(({ path }) => path === `${CODES}/save`)?.body;
  expect(sent).toMatchObject({ code: 'new-50', kind: 'amount', value: 5050, plans: ['monthly'], most_uses: null, version: '' });
});

test('OFF-01 support confirms a shoot on a day of the member, and has no way to the money', async () => {
  const shoot = {
    id: 4,
    user_id: 'u_asha',
    state: 'requested',
    dates: ['2026-12-10', '2026-12-12'],
    confirmed_on: '',
    city: 'Pune',
    state_code: '27',
    notes: 'By the river.',
    asked_at: AT,
  };
  const requests = openOfficeServer(
    {
      '/api/staff/membership/shoots?state=requested': ok({ status: 200, data: [shoot] }),
      '/api/staff/membership/shoots/move': ok({ status: 200, data: [] }),
    },
    aSession({}, ['support']),
  );
  openPage('/office/shoots');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(within(screen.getByRole('navigation', { name: 'Office', hidden: true })).queryByText('Money')).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the shoot' }));
  expect(unmarkedFields(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-12-12');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = requests.find(({ path }) => path.endsWith('/move'))?.body;
  expect(sent).toEqual({ id: 4, state: 'confirmed', on: '2026-12-12', note: '' });
});

test('OFF-01 the comparison shows its differences', async () => {
  openOfficeServer({
    '/api/staff/membership/reconcile': ok({ status: 200, compared: 12, differences: 600, lines: ['test pay_1: unknown'] }),
  });
  openPage('/office/money/reconciliation');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('test pay_1: unknown')).toBeVisible();
  expect(screen.getByText('600 differences')).toBeVisible();
  expect(screen.getByText('The first 1 are shown; compare fewer days.')).toBeVisible();
});

import type { PlanVersion, StaffPlan } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { someBenefits } from '../testing/benefits.factory';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { unmarkedFields } from '../testing/unmarked-fields';

const PLANS = '/api/staff/membership/plans';
const CHANGE = `${PLANS}/change`;
const WITHDRAW = `${PLANS}/withdraw`;

function aVersion(changes: Partial<PlanVersion> = {}): PlanVersion {
  return {
    id: 0,
    state: 'sold',
    name: 'Monthly',
    tagline: 'For a busy month',
    price_minor: 49_900,
    from: '',
    made_by: '',
    reason: '',
    ...changes,
  };
}

function aPlan(versions: readonly PlanVersion[] = [aVersion()], changes: Partial<StaffPlan> = {}): StaffPlan {
  return { id: 'monthly', term_months: 1, currency: 'INR', benefits: someBenefits(), version: 'v1', versions: [...versions], ...changes };
}

const answer = (...data: readonly StaffPlan[]) => ok({ status: 200, is_on_sale: true, tax_rate_basis_points: 1800, data });
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((one) => one.path === path).map(({ body }) => body);

async function openChange() {
  openPage('/office/money/plans');
  await userEvent.click(await screen.findByRole('button', { name: 'Change Monthly' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Monthly' });
  expect(unmarkedFields(dialog)).toEqual([]);
  return within(dialog);
}

test('MEM-04 OFF-01 a price is typed in rupees, shown as the public page says it, and sent in paise with the version read', async () => {
  const after = aPlan([
    aVersion({ id: 3, price_minor: 54_950, from: '2026-11-27T10:00:00.000Z', made_by: 'Nikhil Bose', reason: 'Costs' }),
  ]);
  const requests = openOfficeServer({ [PLANS]: answer(aPlan()), [CHANGE]: answer(after) });
  const dialog = await openChange();
  const price = dialog.getByLabelText('Price in rupees, with GST');
  expect(price).toHaveValue('499');
  await userEvent.clear(price);
  await userEvent.type(price, '5x');
  await userEvent.click(dialog.getByRole('button', { name: 'Change it now' }));
  expect(await dialog.findByText('Enter a price such as 499 or 499.50')).toBeVisible();
  expect(dialog.getByText('Say why: it is kept')).toBeVisible();
  await userEvent.clear(price);
  await userEvent.type(price, '549.50');
  const preview = within(dialog.getByRole('region', { name: 'On the page of the plans' }));
  expect(preview.getByText('₹549.50')).toBeVisible();
  expect(preview.getByText('a month')).toBeVisible();
  expect(preview.getByText('including 18% GST')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Costs');
  await userEvent.click(dialog.getByRole('button', { name: 'Change it now' }));
  expect(await screen.findByText('Nikhil Bose: Costs')).toBeVisible();
  expect(bodies(requests, CHANGE)).toEqual([
    { plan: 'monthly', name: 'Monthly', tagline: 'For a busy month', price_minor: 54_950, from: '', reason: 'Costs', version: 'v1' },
  ]);
});

test('MEM-04 OFF-01 a plan that a colleague changed meanwhile keeps what was typed, and the newer one can be taken', async () => {
  const newer = aPlan([aVersion({ id: 3, price_minor: 59_900 })], { version: 'v2' });
  const lists = [answer(aPlan()), answer(newer)];
  const refusal = problem(409, 'REVISION_STALE', 'Joseph D’Cruz changed this plan meanwhile (27 Nov, 3:30 pm IST).');
  const answers = [refusal, answer(newer)];
  const requests = openOfficeServer({
    [PLANS]: () => (lists.shift() ?? answer(newer))(),
    [CHANGE]: () => (answers.shift() ?? refusal)(),
  });
  const dialog = await openChange();
  await userEvent.clear(dialog.getByLabelText('Price in rupees, with GST'));
  await userEvent.type(dialog.getByLabelText('Price in rupees, with GST'), '700');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Costs');
  await userEvent.click(dialog.getByRole('button', { name: 'Change it now' }));
  expect(await dialog.findByText(/^Joseph D’Cruz changed this plan/u)).toBeVisible();
  expect(dialog.getByLabelText('Price in rupees, with GST')).toHaveValue('700');
  await userEvent.click(dialog.getByRole('button', { name: 'Show the plan as it is now' }));
  await waitFor(() => expect(dialog.getByLabelText('Price in rupees, with GST')).toHaveValue('599'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change it now' }));
  await waitFor(() => expect(bodies(requests, CHANGE)).toHaveLength(2));
  expect(bodies(requests, CHANGE)[1]).toMatchObject({ price_minor: 59_900, reason: 'Costs', version: 'v2' });
});

test('MEM-04 OFF-01 a newer plan that does not load is said in the dialog, what was typed stays, and another press takes it', async () => {
  const newer = aPlan([aVersion({ id: 3, price_minor: 59_900 })], { version: 'v2' });
  const lists = [answer(aPlan()), problem(503, 'INTERNAL', 'The plans cannot be read at the moment.'), answer(newer)];
  openOfficeServer({
    [PLANS]: () => (lists.shift() ?? answer(newer))(),
    [CHANGE]: problem(409, 'REVISION_STALE', 'Joseph D’Cruz changed this plan meanwhile (27 Nov, 3:30 pm IST).'),
  });
  const dialog = await openChange();
  const price = dialog.getByLabelText('Price in rupees, with GST');
  await userEvent.clear(price);
  await userEvent.type(price, '700');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Costs');
  await userEvent.click(dialog.getByRole('button', { name: 'Change it now' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show the plan as it is now' }));
  expect(await dialog.findByText('The plans cannot be read at the moment.')).toBeVisible();
  expect(price).toHaveValue('700');
  expect(dialog.getByLabelText('Reason')).toHaveValue('Costs');
  await userEvent.click(dialog.getByRole('button', { name: 'Show the plan as it is now' }));
  await waitFor(() => expect(price).toHaveValue('599'));
  expect(dialog.queryByText('The plans cannot be read at the moment.')).toBeNull();
});

test('MEM-04 OFF-01 what was sold before and what is planned are shown, and a planned change is withdrawn with a reason', async () => {
  const planned = aVersion({ id: 5, state: 'planned', price_minor: 59_900, from: '2026-12-01T18:30:00.000Z' });
  const past = aVersion({ id: 2, state: 'past', price_minor: 39_900, from: '2026-01-01T00:00:00.000Z' });
  const requests = openOfficeServer({ [PLANS]: answer(aPlan([planned, aVersion(), past])), [WITHDRAW]: answer(aPlan([aVersion(), past])) });
  openPage('/office/money/plans');
  const card = within(await screen.findByRole('region', { name: 'Monthly' }));
  expect(card.getByText('Planned from 2 December 2026')).toBeVisible();
  await userEvent.click(card.getByText('1 earlier version'));
  expect(card.getByText('₹399')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: /^Withdraw the change of Monthly/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this change?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too much');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(screen.queryByText(/^Planned from/u)).not.toBeInTheDocument());
  expect(bodies(requests, WITHDRAW)).toEqual([{ plan: 'monthly', id: 5, version: 'v1', reason: 'Too much' }]);
});

test('OFF-01 support has no plans to change', async () => {
  openOfficeServer({ [PLANS]: answer(aPlan()) }, aSession({}, ['support']));
  openPage('/office/money/plans');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
});

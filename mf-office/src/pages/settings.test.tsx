import { dayInIndia, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { someBenefits } from '../testing/benefits.factory';
import { aSession, openOfficeServer, sessionAnswer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { unmarkedFields } from '../testing/unmarked-fields';

const SETTINGS = '/api/staff/membership/settings';

function someSettings(changes: Partial<StaffMembershipSettings> = {}): StaffMembershipSettings {
  return {
    version: 'v1',
    plans: [
      { id: 'free', name: 'Free', benefits: someBenefits({ applications_per_month: 5, portfolio_photos: 12, has_crown: false }) },
      { id: 'monthly', name: 'Monthly', benefits: someBenefits() },
    ],
    rates: [{ currency: 'USD', per_rupee: 0.012, as_of: '2026-11-19' }],
    currencies: [
      { code: 'INR', name: 'Indian Rupee' },
      { code: 'USD', name: 'US Dollar' },
      { code: 'EUR', name: 'Euro' },
    ],
    questions: [
      { question: 'Is it good?', answer: 'Yes.' },
      { question: 'Can I leave?', answer: 'Any day.' },
    ],
    shoot_excluded_states: ['38'],
    managers: [
      { name: 'Farida', email: 'farida@example.com', is_active: true, members: 3 },
      { name: 'Rohan', email: 'rohan@example.com', is_active: false, members: 1 },
    ],
    ...changes,
  };
}

type Answer = ReturnType<typeof ok>;
type Served = { readonly reads?: readonly Answer[]; readonly saves?: readonly Answer[] };

const read = (settings: StaffMembershipSettings = someSettings()) => ok({ status: 200, data: settings });
const saved = ok({ status: 200, data: {} });
const stale = problem(409, 'REVISION_STALE', 'Joseph D’Cruz changed the settings meanwhile (27 Nov, 3:30 pm IST).');

/** Answers reads and saves one after the other; the last answer stays. Returns the bodies of the saves. */
function serve({ reads = [read()], saves = [saved] }: Served = {}) {
  const left = { GET: [...reads], POST: [...saves] };
  const requests = openOfficeServer({
    '/api/office/prove/totp': sessionAnswer(aSession()),
    [SETTINGS]: () => {
      const answers = requests.at(-1)?.method === 'POST' ? left.POST : left.GET;
      return ((answers.length > 1 ? answers.shift() : answers[0]) ?? saved)();
    },
  });
  return () => requests.filter(({ method, path }) => method === 'POST' && path === SETTINGS).map(({ body }) => body);
}

async function openForm(part: string) {
  openPage('/office/money/settings');
  await userEvent.click(await screen.findByRole('button', { name: `Change: ${part}` }));
  const dialog = await screen.findByRole('dialog', { name: part });
  expect(unmarkedFields(dialog)).toEqual([]);
  return within(dialog);
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('MEM-04 OFF-01 each part says in words what holds', async () => {
  serve();
  openPage('/office/money/settings');
  expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await screen.findByRole('region', { name: 'Benefits' });
  const card = (name: string) => within(screen.getByRole('region', { name }));
  expect(card('Benefits').getByRole('row', { name: 'Job applications 5 a month 30 a month' })).toBeVisible();
  expect(card('Benefits').getByRole('row', { name: 'Crown on the profile No Yes' })).toBeVisible();
  expect(card('Benefits').getByText(/are set by FREE_APPLICATIONS_PER_MONTH/u)).toBeVisible();
  expect(card('Exchange rates').getByText('US Dollar (USD)')).toBeVisible();
  expect(card('Exchange rates').getByText('₹1,000 is about $12.00')).toBeVisible();
  expect(card('Exchange rates').getByText('Rate of 19 November 2026')).toBeVisible();
  expect(card('Questions').getAllByRole('listitem')).toHaveLength(2);
  expect(card('States without shoots').getByText('Ladakh')).toBeVisible();
  const managers = card('Managers');
  expect(within(managers.getByRole('list', { name: 'Managers' })).getByText('3 members')).toBeVisible();
  await userEvent.click(managers.getByText('1 former manager'));
  expect(within(managers.getByRole('list', { name: '1 former manager' })).getByText('rohan@example.com')).toBeVisible();
});

test('MEM-04 OFF-01 a part without entries says what that means for members', async () => {
  serve({ reads: [read(someSettings({ rates: [], questions: [], shoot_excluded_states: [], managers: [] }))] });
  openPage('/office/money/settings');
  for (const sentence of [
    'No currency has a rate: prices are shown in rupees alone.',
    'The membership page shows no questions.',
    'Shoots are offered everywhere.',
    'There is no manager: new members get none.',
  ])
    expect(await screen.findByText(sentence)).toBeVisible();
});

test('OFF-01 settings that do not load can be asked for again', async () => {
  serve({ reads: [problem(500, 'INTERNAL', 'Something went wrong.'), read()] });
  openPage('/office/money/settings');
  expect(await screen.findByText('The settings did not load')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('US Dollar (USD)')).toBeVisible();
});

test('MEM-04 benefits are sent alone with the version that was read, numbers as numbers, and the free applications cannot be typed', async () => {
  const after = someSettings({ version: 'v2' });
  const [free, monthly] = after.plans;
  if (!free || !monthly) throw new Error('There are two plans.');
  const changed = someBenefits({ applications_per_month: null, portfolio_photos: 40, has_manager: true });
  const saves = serve({ reads: [read(), read({ ...after, plans: [free, { ...monthly, benefits: changed }] })] });
  const dialog = await openForm('Benefits');
  const plan = (name: string) => within(dialog.getByRole('group', { name }));
  expect(plan('Free').getByLabelText('Job applications a month')).toHaveAttribute('readonly');
  await retype(plan('Monthly').getByLabelText('Photos in the portfolio'), '51');
  await userEvent.clear(plan('Monthly').getByLabelText('Job applications a month (optional)'));
  await userEvent.click(plan('Monthly').getByLabelText('Talent manager'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await plan('Monthly').findByText('Enter a whole number from 0 to 50')).toBeVisible();
  await retype(plan('Monthly').getByLabelText('Photos in the portfolio'), '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saves()).toEqual([
    {
      version: 'v1',
      benefits: [
        { id: 'free', benefits: free.benefits },
        { id: 'monthly', benefits: changed },
      ],
    },
  ]);
  expect(await screen.findByRole('row', { name: 'Job applications 5 a month Unlimited' })).toBeVisible();
});

test('MEM-04 a rate is added by keys, shown with a sum, and a refusal stays in its field with what was typed', async () => {
  const refusal = problem(400, 'VALIDATION_FAILED', 'Some fields need another look.', {
    fields: { 'rates[1].currency': 'Name each currency once' },
  });
  const saves = serve({ saves: [refusal, saved] });
  const dialog = await openForm('Exchange rates');
  dialog.getByRole('button', { name: 'Add a currency' }).focus();
  await userEvent.keyboard('{Enter}');
  const [, currency] = dialog.getAllByLabelText('Currency');
  expect(currency).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a currency', { selector: 'p *, p' })).toBeVisible();
  await userEvent.selectOptions(currency ?? document.body, 'US Dollar (USD)');
  await userEvent.type(dialog.getAllByLabelText('One rupee is')[1] ?? document.body, '0.0107');
  expect(dialog.getByText('₹1,000 is about $10.70')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name each currency once')).toBeVisible();
  expect(currency).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getAllByLabelText('One rupee is')[1]).toHaveValue('0.0107');
  await userEvent.selectOptions(currency ?? document.body, 'Euro (EUR)');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Rate 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 'v1', rates: [{ currency: 'EUR', per_rupee: 0.0107 }] });
});

test('MEM-04 the day of every rate is set to today in India by one press', async () => {
  const saves = serve();
  const dialog = await openForm('Exchange rates');
  await userEvent.click(dialog.getByRole('button', { name: 'Set the day of every rate to today' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const asOf = dayInIndia(Date.now());
  await waitFor(() => expect(saves()).toEqual([{ version: 'v1', rates: [{ currency: 'USD', per_rupee: 0.012, as_of: asOf }] }]));
});

test('OFF-01 a save asks for the second step again where the server wants it, and is sent once more', async () => {
  const saves = serve({ saves: [problem(403, 'SECOND_STEP_NEEDED', 'Please confirm.'), saved] });
  const dialog = await openForm('States without shoots');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard('123456');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toEqual(saves()[0]);
});

test('MEM-04 questions are moved by keys, which stay with the question', async () => {
  const saves = serve();
  const dialog = await openForm('Questions');
  dialog.getByRole('button', { name: 'Move Question 2 up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(dialog.getAllByLabelText('Question')[0]).toHaveValue('Can I leave?');
  expect(dialog.getByRole('button', { name: 'Move Question 1 down' })).toHaveFocus();
  await userEvent.clear(dialog.getAllByLabelText('Answer')[1] ?? document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Write the answer')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Question 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toEqual([{ version: 'v1', questions: [{ question: 'Can I leave?', answer: 'Any day.' }] }]));
});

test('MEM-04 states are chosen by their names and sent by their codes', async () => {
  const saves = serve();
  const dialog = await openForm('States without shoots');
  expect(dialog.getByLabelText('Ladakh')).toBeChecked();
  await userEvent.click(dialog.getByLabelText('Andaman and Nicobar Islands'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toEqual([{ version: 'v1', shoot_excluded_states: ['35', '38'] }]));
});

test('MEM-04 active managers are sent, and former ones are no rows of the form', async () => {
  const saves = serve();
  const dialog = await openForm('Managers');
  expect(dialog.getAllByLabelText('Name')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Add a manager' }));
  await userEvent.type(dialog.getAllByLabelText('Name')[1] ?? document.body, 'Meera');
  await userEvent.type(dialog.getAllByLabelText('E-mail address')[1] ?? document.body, 'meera');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter an e-mail address')).toBeVisible();
  await userEvent.type(dialog.getAllByLabelText('E-mail address')[1] ?? document.body, '@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toEqual({
    version: 'v1',
    managers: [
      { name: 'Farida', email: 'farida@example.com' },
      { name: 'Meera', email: 'meera@example.com' },
    ],
  });
});

test('MEM-04 OFF-01 when a colleague changed the part meanwhile, what was typed stays until the newer one is taken', async () => {
  const newer = someSettings({ version: 'v2', rates: [{ currency: 'USD', per_rupee: 0.02, as_of: '2026-11-20' }] });
  const saves = serve({ reads: [read(), read(newer)], saves: [stale, saved] });
  const dialog = await openForm('Exchange rates');
  await retype(dialog.getByLabelText('One rupee is'), '0.015');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Joseph D’Cruz changed the settings/u)).toBeVisible();
  expect(dialog.getByLabelText('One rupee is')).toHaveValue('0.015');
  await userEvent.click(dialog.getByRole('button', { name: 'Take the settings as they are now' }));
  await waitFor(() => expect(dialog.getByLabelText('One rupee is')).toHaveValue('0.02'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 'v2', rates: [{ per_rupee: 0.02 }] });
});

test('MEM-04 OFF-01 when a colleague changed another part meanwhile, what was typed stays in the fields and is saved', async () => {
  const saves = serve({ reads: [read(), read(someSettings({ version: 'v2', questions: [] }))], saves: [stale, saved] });
  const dialog = await openForm('Exchange rates');
  await retype(dialog.getByLabelText('One rupee is'), '0.015');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Take the settings as they are now' }));
  expect(await dialog.findByText(/^Your colleague changed another part/u)).toBeVisible();
  expect(dialog.getByLabelText('One rupee is')).toHaveValue('0.015');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 'v2', rates: [{ per_rupee: 0.015 }] });
});

test('OFF-01 support has no settings to change', async () => {
  openOfficeServer({ [SETTINGS]: read() }, aSession({}, ['support']));
  openPage('/office/money/settings');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
});

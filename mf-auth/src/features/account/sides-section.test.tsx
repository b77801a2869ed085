import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anAccount, done, logOut, openSection, PATHS } from '../../testing/account-page';
import { SidesSection } from './sides-section';

const open = (setup: Parameters<typeof openSection>[1] = {}) => openSection(SidesSection, setup);
const CLIENT = { held: ['7' as const], refusals: { '5': '', '7': '' }, has_birth_date: false };
const BOTH = { held: ['5' as const, '7' as const], refusals: { '5': '', '7': 'You have posted jobs.' }, has_birth_date: true };
const ADDED = 'Your account can work as talent now.';
const LEFT = 'Your account has left the talent side.';

async function openForm(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('button', { name: 'Add this side' });
  return dialog;
}

beforeEach(logOut);

test('HIR-08 a talent adds the client side by agreeing to the terms', async () => {
  const { requests } = open({ responses: { [PATHS.addSide]: done('Your account can hire talent now.') } });
  const dialog = await openForm('Hire talent too');
  expect(dialog.queryByLabelText('Your own date of birth')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Add this side' }));
  expect(await dialog.findByText('Please check our T&C')).toBeVisible();
  expect(requests.some(({ path }) => path === PATHS.addSide)).toBe(false);
  await userEvent.click(dialog.getByRole('checkbox', { name: /I agree to the Terms & Conditions/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add this side' }));
  expect(await screen.findByText('Your account can hire talent now.')).toHaveFocus();
  expect(requests.find(({ path }) => path === PATHS.addSide)?.body).toEqual({ role: '7', birth_date: '', agree_tnc: 1 });
});

test('HIR-08 a client adds the talent side with a date of birth, and the menu’s session is asked for again', async () => {
  let isRefused = true;
  const fields = { birth_date: 'You must be 18 or older to have an account of your own.' };
  const { requests } = open({
    account: { own_role: { role: '7', refusal: '', has_birth_date: false }, own_sides: CLIENT },
    roleId: '7',
    responses: {
      [PATHS.addSide]: () => (isRefused ? problem(400, 'VALIDATION_FAILED', 'Look again.', { fields }) : done(ADDED))(),
      [PATHS.account]: () => ok({ status: 200, data: anAccount({ own_role: null, own_sides: isRefused ? CLIENT : BOTH }) })(),
    },
  });
  const dialog = await openForm('Work as talent too');
  await userEvent.click(dialog.getByRole('checkbox', { name: /I agree/u }));
  await userEvent.type(dialog.getByLabelText('Your own date of birth'), '2012-03-04');
  await userEvent.click(dialog.getByRole('button', { name: 'Add this side' }));
  await waitFor(() => expect(dialog.getByLabelText('Your own date of birth')).toHaveAccessibleDescription(fields.birth_date));
  expect(dialog.getByLabelText('Your own date of birth')).toHaveValue('2012-03-04');
  isRefused = false;
  await userEvent.clear(dialog.getByLabelText('Your own date of birth'));
  await userEvent.type(dialog.getByLabelText('Your own date of birth'), '1994-03-12');
  await userEvent.click(dialog.getByRole('button', { name: 'Add this side' }));
  expect(await screen.findByRole('region', { name: 'Talent and hiring' })).toBeVisible();
  expect(screen.getByText(ADDED)).toHaveFocus();
  expect(requests.filter(({ path }) => path === PATHS.addSide).at(-1)?.body).toMatchObject({ role: '5', birth_date: '1994-03-12' });
});

test('HIR-08 a refusal that belongs to no field is shown in the form, and the button works again', async () => {
  const fields = { role: 'Your account has both sides already' };
  open({ responses: { [PATHS.addSide]: problem(400, 'VALIDATION_FAILED', 'Look again.', { fields }) } });
  const dialog = await openForm('Hire talent too');
  await userEvent.click(dialog.getByRole('checkbox', { name: /I agree/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add this side' }));
  expect(await dialog.findByText('Your account has both sides already')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add this side' })).toBeEnabled();
});

test('HIR-08 with both sides, one can be left after a question, and the other says why it stays', async () => {
  const { requests } = open({ account: { own_role: null, own_sides: BOTH }, responses: { [PATHS.dropSide]: done(LEFT) } });
  const section = within(await screen.findByRole('region', { name: 'Talent and hiring' }));
  expect(section.getByText('You have posted jobs.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Leave the client side' })).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Leave the talent side' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the talent side?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(LEFT)).toHaveFocus();
  expect(requests.find(({ path }) => path === PATHS.dropSide)?.body).toEqual({ role: '5' });
});

test('HIR-08 a refused leave is said in the dialog', async () => {
  open({
    account: { own_role: null, own_sides: BOTH },
    responses: { [PATHS.dropSide]: problem(409, 'ROLE_IN_USE', 'You have uploaded photos.') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the talent side' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the talent side?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await dialog.findByText('You have uploaded photos.')).toBeVisible();
});

test('HIR-08 an account that can have no second side shows no section', async () => {
  const { requests } = open({ account: { own_sides: null } });
  await waitFor(() => expect(requests.some(({ path }) => path === PATHS.account)).toBe(true));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

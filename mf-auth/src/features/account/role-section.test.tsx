import { problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { PATHS, done, logOut, openSection } from '../../testing/account-page';
import { RoleSection } from './role-section';

const open = (setup: Parameters<typeof openSection>[1] = {}) => openSection(RoleSection, setup);
const section = async () => within(await screen.findByRole('region', { name: 'Your role' }));
const CLIENT = { role: '7', refusal: '', has_birth_date: false } as const;

async function ask() {
  await userEvent.click((await section()).getByRole('button', { name: 'Change my role' }));
  return within(await screen.findByRole('dialog', { name: 'Change your role?' }));
}

beforeEach(logOut);

test('SGN-04 another role is chosen in a dialog, and what came of it is said', async () => {
  const { requests } = open({ responses: { [PATHS.changeRole]: done('Your account is now a client account.') } });
  const dialog = await ask();
  await userEvent.selectOptions(dialog.getByLabelText('I am here as'), 'Hiring');
  expect(dialog.queryByLabelText('Your own date of birth')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Your account is now a client account.')).toBeVisible();
  expect(requests.find(({ path }) => path === PATHS.changeRole)?.body).toEqual({ role: '7', birth_date: '' });
});

test('SGN-04 who becomes talent is asked for the date of birth, and the server’s word stands at its field', async () => {
  const fields = { birth_date: 'You must be 18 or older to have an account of your own.' };
  open({
    account: { own_role: CLIENT },
    responses: { [PATHS.changeRole]: problem(400, 'VALIDATION_FAILED', 'Look again.', { fields }) },
  });
  const dialog = await ask();
  await userEvent.selectOptions(dialog.getByLabelText('I am here as'), 'Talent');
  await userEvent.type(dialog.getByLabelText('Your own date of birth'), '2012-03-04');
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(dialog.getByLabelText('Your own date of birth')).toHaveAccessibleDescription(fields.birth_date));
});

test('SGN-04 a role on which something depends says why it stays', async () => {
  open({ account: { own_role: { ...CLIENT, refusal: 'You have posted jobs, so this stays a client account.' } } });
  const role = await section();
  expect(role.getByText('You have posted jobs, so this stays a client account.')).toBeVisible();
  expect(role.queryByRole('button')).not.toBeInTheDocument();
});

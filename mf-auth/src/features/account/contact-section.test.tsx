import { offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anAccount, PATHS, CODE_SENT, done, logOut, openSection, typeCode } from '../../testing/account-page';
import { ContactSection } from './contact-section';

const open = (setup: Parameters<typeof openSection>[1] = {}) => openSection(ContactSection, setup);
const section = async () => within(await screen.findByRole('region', { name: 'Contact' }));
const NEEDS_CODE = problem(403, 'FRESH_CODE_NEEDED', 'Please confirm it is you.');
const SENT_TO_NEW = ok({ status: 200, message: 'We sent six digits to new@example.com.', medium: 'n***@example.com', retry_after: 30 });

const paths = (requests: readonly { path: string; method: string }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

async function startEmailChange(email: string) {
  const contact = await section();
  await userEvent.click(contact.getByRole('button', { name: 'Change E-mail' }));
  await userEvent.type(await contact.findByLabelText('New e-mail'), email);
  await userEvent.click(contact.getByRole('button', { name: 'Send a code there' }));
  return contact;
}

beforeEach(logOut);

test('SEC-31 a change of e-mail asks for a fresh code first, then for one from the new address', async () => {
  let account = anAccount({ fresh_for: 0 });
  const { requests } = open({
    responses: {
      [PATHS.account]: () => ok({ status: 200, data: account })(),
      [PATHS.sendCode]: CODE_SENT,
      [PATHS.confirmCode]: () => {
        account = anAccount({ fresh_for: 600 });
        return done('Confirmed.')();
      },
      [PATHS.changeContact]: SENT_TO_NEW,
      [PATHS.confirmContact]: done('Your e-mail is new@example.com now. We told the old address.'),
    },
  });
  const contact = await startEmailChange('New@Example.com ');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  expect(await dialog.findByText('We sent six digits to a***@example.com.')).toBeVisible();
  await typeCode('417038');
  expect(await contact.findByText('We sent six digits to new@example.com.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await typeCode('552010');
  expect(await contact.findByText('Your e-mail is new@example.com now. We told the old address.')).toBeVisible();
  expect(paths(requests)).toEqual([PATHS.sendCode, PATHS.confirmCode, PATHS.changeContact, PATHS.confirmContact]);
  expect(requests.find(({ path }) => path === PATHS.confirmCode)?.body).toEqual({ otps: ['4', '1', '7', '0', '3', '8'] });
  expect(requests.find(({ path }) => path === PATHS.changeContact)?.body).toEqual({
    mediumtype: 2,
    medium: 'new@example.com',
    county_code: '',
  });
});

test('SEC-31 with a fresh code nothing is asked twice, and an address of another account is refused in its field', async () => {
  open({ responses: { [PATHS.changeContact]: problem(409, 'CONTACT_TAKEN', 'This address belongs to another account.') } });
  const contact = await startEmailChange('taken@example.com');
  const field = contact.getByLabelText('New e-mail');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This address belongs to another account.'));
  expect(field).toHaveValue('taken@example.com');
  expect(field).toHaveFocus();
});

test('SEC-31 a code that went stale in between is asked for, and the change is carried on with', async () => {
  let tries = 0;
  open({
    responses: {
      [PATHS.changeContact]: () => ((tries += 1) === 1 ? NEEDS_CODE() : SENT_TO_NEW()),
      [PATHS.sendCode]: CODE_SENT,
      [PATHS.confirmCode]: done('Confirmed.'),
    },
  });
  const contact = await startEmailChange('new@example.com');
  await screen.findByRole('dialog', { name: 'Confirm it is you' });
  await typeCode('417038');
  expect(await contact.findByText('We sent six digits to new@example.com.')).toBeVisible();
});

test('who cancels is back at the button, and a phone number takes the focus at once', async () => {
  open();
  const contact = await section();
  await userEvent.click(contact.getByRole('button', { name: 'Confirm or change Phone' }));
  expect(contact.getByLabelText('New phone number')).toHaveFocus();
  expect(contact.getByLabelText('New phone number')).toHaveValue('9876543210');
  await userEvent.click(contact.getByRole('button', { name: 'Cancel' }));
  expect(contact.getByRole('button', { name: 'Confirm or change Phone' })).toHaveFocus();
});

test('SEC-31 who closes the question keeps what was typed, and the button works again', async () => {
  const { requests } = open({ account: { fresh_for: 0 }, responses: { [PATHS.sendCode]: CODE_SENT } });
  const contact = await startEmailChange('new@example.com');
  await screen.findByRole('textbox', { name: 'Digit 1 of 6' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(contact.getByRole('button', { name: 'Send a code there' })).not.toHaveAttribute('aria-busy'));
  expect(contact.getByLabelText('New e-mail')).toHaveValue('new@example.com');
  expect(paths(requests)).not.toContain(PATHS.changeContact);
});

test('SEC-31 a wrong code empties its boxes; without an answer it stays', async () => {
  let isDown = false;
  open({
    account: { fresh_for: 0 },
    responses: {
      [PATHS.sendCode]: CODE_SENT,
      [PATHS.confirmCode]: () => (isDown ? offline() : problem(422, 'CODE_INVALID', 'This code does not work.')()),
    },
  });
  await startEmailChange('new@example.com');
  await typeCode('111111');
  expect(await screen.findByText('This code does not work.')).toBeVisible();
  const first = screen.getByRole('textbox', { name: 'Digit 1 of 6' });
  expect(first).toHaveValue('');
  await waitFor(() => expect(first).toHaveFocus());
  isDown = true;
  await typeCode('222222');
  expect(await screen.findByText(/could not be reached/u)).toBeVisible();
  expect(first).toHaveValue('2');
});

test('SEC-31 a code asked for a moment ago still counts; a code that cannot be sent can be tried again', async () => {
  const responses = [problem(503, 'UNAVAILABLE', 'Back in a moment.'), problem(429, 'TOO_MANY_REQUESTS', 'Wait.', { retry_after: 12 })];
  open({ account: { fresh_for: 0 }, responses: { [PATHS.sendCode]: () => (responses.shift() ?? CODE_SENT)() } });
  await startEmailChange('new@example.com');
  expect(await screen.findByText('No code was sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We sent you a code a moment ago. It still works: enter it here.')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Next verification code in 0:12');
});

test('a phone number goes with its dial code', async () => {
  const { requests } = open({ account: { contact_no: '', county_code: '' }, responses: { [PATHS.changeContact]: SENT_TO_NEW } });
  const contact = await section();
  await userEvent.click(contact.getByRole('button', { name: 'Add Phone' }));
  await userEvent.click(contact.getByRole('button', { name: 'Send a code there' }));
  expect(await contact.findByText('Please Enter Phone Number')).toBeVisible();
  await userEvent.type(contact.getByLabelText('New phone number'), '9876500000');
  await userEvent.click(contact.getByRole('button', { name: 'Send a code there' }));
  await contact.findByRole('heading', { name: 'Enter the code' });
  expect(requests.find(({ path }) => path === PATHS.changeContact)?.body).toMatchObject({ mediumtype: 1, county_code: '91' });
});

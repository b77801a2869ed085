import { storage } from '@alltalent/shared/api';
import { fakeApi, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import {
  button,
  requestsTo,
  DETAILS,
  emailField,
  clearLogin,
  LOGGED_IN,
  phoneField,
  press,
  proceedWith,
  renderPanel,
  SEND,
  SENT,
  VERIFY,
  WAYS,
  waysWith,
} from '../../testing/join-panel';

beforeEach(clearLogin);

const flag = () => screen.findByRole('button', { name: /\+ \d+/u });
const digits = async () => (await phoneField()).value.replace(/\D/gu, '');

async function openPhone() {
  await userEvent.click(await screen.findByRole('button', { name: 'Use my phone number' }));
  await flag();
}

test('LOG-08 a phone number gets the code, and proves itself with it', async () => {
  const requests = fakeApi({ [WAYS]: waysWith({ phone: true }), [SEND]: ok(SENT), [VERIFY]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  const { onDone } = renderPanel();
  await openPhone();
  await userEvent.type(await phoneField(), '9876543210');
  await press('Login');
  expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBeVisible();
  expect(requestsTo(requests, SEND)).toEqual([{ otp_send_medium: '9876543210', otp_type: '', county_code: '91' }]);
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Phone number')).toHaveValue('+91 9876543210');
  await proceedWith('123456');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(requestsTo(requests, VERIFY)[0]).toMatchObject({ opt_sent_medium: '9876543210', mediumtype: 1, county_code: '91' });
});

test('LOG-08 Edit number goes back with the number kept', async () => {
  fakeApi({ [WAYS]: waysWith({ phone: true }), [SEND]: ok(SENT) });
  renderPanel();
  await openPhone();
  await userEvent.type(await phoneField(), '9876543210');
  await press('Login');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit number' }));
  await flag();
  expect(await digits()).toBe('919876543210');
});

test.each(['', '98'])('LOG-01 ERR-02 "%s" is no phone number: the message shows and no code is asked for', async (text) => {
  const requests = fakeApi({ [WAYS]: waysWith({ phone: true }) });
  renderPanel();
  await openPhone();
  if (text) await userEvent.type(await phoneField(), text);
  await press('Login');
  expect(await screen.findByText('Please Enter Phone Number')).toBeVisible();
  expect(await phoneField()).toHaveFocus();
  expect(requestsTo(requests, SEND)).toHaveLength(0);
});

test('LOG-05 a number that gets no codes is told under the field', async () => {
  fakeApi({ [WAYS]: waysWith({ phone: true }), [SEND]: problem(422, 'MEDIUM_REFUSED', 'This number cannot get codes.') });
  renderPanel();
  await openPhone();
  await userEvent.type(await phoneField(), '9876543210');
  await press('Login');
  expect(await screen.findByText('This number cannot get codes.')).toBeVisible();
  expect(await phoneField()).toHaveAccessibleDescription('This number cannot get codes.');
});

test('without codes by SMS no phone number is asked for', async () => {
  fakeApi({ [WAYS]: waysWith({ google: true }) });
  renderPanel();
  await screen.findByRole('link', { name: 'Continue with Google' });
  expect(screen.queryByRole('button', { name: 'Use my phone number' })).not.toBeInTheDocument();
});

test('what was typed in either field stays when the other is shown', async () => {
  fakeApi({ [WAYS]: waysWith({ phone: true }) });
  renderPanel();
  await userEvent.type(emailField(), 'meher@example.com');
  await openPhone();
  await userEvent.type(await phoneField(), '98765');
  await userEvent.click(button('Use my e-mail'));
  expect(emailField()).toHaveValue('meher@example.com');
  await openPhone();
  expect(await digits()).toBe('9198765');
});

test.each([
  ['44', '65', '44'],
  [null, '65', '65'],
  [null, '', '91'],
])('SGN-02 with %s stored and a visitor from %s the dial code is %s', async (stored, visitor, expected) => {
  if (stored) storage.set('country_code', stored);
  fakeApi({ [WAYS]: waysWith({ phone: true, visitor_dial_code: visitor }) });
  renderPanel();
  await openPhone();
  expect(await digits()).toBe(expected);
});

test('SGN-02 the country that is chosen is the first choice of the next visit', async () => {
  fakeApi({ [WAYS]: waysWith({ phone: true }) });
  renderPanel();
  await openPhone();
  await userEvent.click(await flag());
  await userEvent.click(within(screen.getByRole('listbox')).getAllByRole('option')[1] ?? document.body);
  await waitFor(() => expect(storage.get('country_code')).toBe('44'));
});

import { fakeApi, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import {
  askForCode,
  requestsTo,
  DETAILS,
  clearLogin,
  LOGGED_IN,
  press,
  proceedWith,
  renderPanel,
  SEND,
  SENT,
  typedCode,
  VERIFY,
} from '../../testing/join-panel';

beforeEach(clearLogin);

test('LOG-06 with tnc_agree_show 1 the terms must be ticked before anything is sent', async () => {
  const requests = fakeApi({ [SEND]: ok({ ...SENT, tnc_agree_show: 1 }), [VERIFY]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  const { onDone } = renderPanel();
  await askForCode();
  await proceedWith('123456');
  expect(await screen.findByText('Please check our T&C')).toBeVisible();
  expect(requests.some(({ path }) => path === VERIFY)).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: /talent terms/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(requests.find(({ path }) => path === VERIFY)?.body).toMatchObject({ agree_tnc: 1 });
});

test('LOG-06 with tnc_agree_show 0 there is no terms box', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('LOG-06 terms that the server asks for afterwards appear with their error, and the code stays', async () => {
  let hasTerms = false;
  const requests = fakeApi({
    [SEND]: ok(SENT),
    [VERIFY]: () => (hasTerms ? ok(LOGGED_IN)() : problem(422, 'TERMS_REQUIRED', 'Please check our T&C')()),
    [DETAILS]: ok(null),
  });
  const { onDone } = renderPanel();
  await askForCode();
  await proceedWith('123456');
  expect(await screen.findByText('Please check our T&C')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /talent terms/u })).toHaveFocus();
  expect(typedCode()).toBe('123456');
  hasTerms = true;
  await userEvent.click(screen.getByRole('checkbox', { name: /talent terms/u }));
  await press('Proceed');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  expect(requestsTo(requests, VERIFY)).toEqual([expect.objectContaining({ agree_tnc: 0 }), expect.objectContaining({ agree_tnc: 1 })]);
});

test.each([
  ['LOGIN_LOCKED', 'This login is locked.', 'Open the link in the e-mail we sent you'],
  ['ACCOUNT_CLOSED', 'This account is closed.', 'write to us'],
])('%s is told at the form, with what to do', async (code, message, help) => {
  fakeApi({ [SEND]: ok(SENT), [VERIFY]: problem(403, code, message) });
  renderPanel();
  await askForCode();
  await proceedWith('123456');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent(help);
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeEnabled();
});

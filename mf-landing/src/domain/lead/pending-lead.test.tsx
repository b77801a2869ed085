import { AD_TYPES, MESSAGES } from '@alltalent/shared/contracts';
import { act, ok, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { onlineManager } from '@tanstack/react-query';
import {
  stubLeads,
  aPendingLead,
  requestsTo,
  enterCode,
  fillIn,
  inModal,
  modal,
  NOTHING_PENDING,
  openForm,
  PENDING,
  press,
  sendCode,
  STORE,
  stored,
  surroundings,
} from '../../testing/lead-page';

const { influencer, singer } = AD_TYPES;
const waiting = (seconds: number) => ok({ status: 200, data: aPendingLead(influencer, { retry_after: seconds }) });
const enterButton = () => screen.findByRole('button', { name: 'Enter the code' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('REL-27 a request that waits for its code is told by its form, and goes on with the countdown of the server', async () => {
  const requests = stubLeads(influencer, { [PENDING]: waiting(37) });
  await openForm(influencer);
  expect(await screen.findByText('Your request waits for its code.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await enterButton());
  const dialog = await inModal();
  expect(dialog.getByRole('timer')).toHaveTextContent(/^Verification code in 0:3[67]$/u);
  expect(dialog.getByText(/^The code went to/u)).toHaveTextContent('The code went to ******10 and a***@example.com.');
  expect(dialog.queryByText(MESSAGES.leadCodeSent)).toBeNull();
  await enterCode('123456');
  await sendCode();
  await waitFor(() => expect(surroundings()).toContain(MESSAGES.leadThanks));
  expect(requestsTo(requests, STORE)).toHaveLength(0);
});

test('a request of another form is not this form’s to speak of', async () => {
  const requests = stubLeads(singer, { [PENDING]: waiting(37) });
  await openForm(singer);
  await waitFor(() => expect(requestsTo(requests, PENDING)).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByText('Your request waits for its code.')).toBeNull();
});

test('REL-27 REL-09 after a reload in the middle of the code the modal opens by itself', async () => {
  stubLeads(influencer);
  const before = await openForm(influencer);
  await fillIn(influencer);
  await press();
  await modal();
  const stored = { ...sessionStorage };
  before.unmount();
  Object.assign(sessionStorage, stored);
  stubLeads(influencer, { [PENDING]: waiting(20) });
  await openForm(influencer);
  expect((await inModal()).getByRole('timer')).toHaveTextContent(/^Verification code in 0:(?:20|19)$/u);
  expect(JSON.stringify(stored)).not.toMatch(/pass-1|asha/iu);
});

test('after the modal was closed, or the page left, a reload does not open it', async () => {
  stubLeads(influencer, { [STORE]: stored(influencer) });
  await openForm(influencer);
  await fillIn(influencer);
  await press();
  await userEvent.click((await inModal()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect({ ...sessionStorage }).toEqual({});
});

test('REL-27 a page that comes back from the browser’s cache asks again, and closes a modal that has nothing to ask', async () => {
  let isPending = true;
  stubLeads(influencer, { [PENDING]: () => (isPending ? waiting(37) : NOTHING_PENDING)() });
  await openForm(influencer);
  await userEvent.click(await enterButton());
  await modal();
  isPending = false;
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findByText(/no longer waits for a code/u)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Your request waits for its code.')).toBeNull();
});

test('REL-27 a browser that is online again asks again', async () => {
  let isPending = false;
  stubLeads(influencer, { [PENDING]: () => (isPending ? waiting(37) : NOTHING_PENDING)() });
  await openForm(influencer);
  isPending = true;
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  expect(await enterButton()).toBeVisible();
});

test('a pending request that cannot be asked for hides nothing of the form', async () => {
  stubLeads(influencer, { [PENDING]: () => ({ status: 503, body: {} }) });
  await openForm(influencer);
  await fillIn(influencer);
  await press();
  expect(await modal()).toBeVisible();
});

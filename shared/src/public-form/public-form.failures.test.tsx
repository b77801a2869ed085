import { offline, ok, problem, screen, userEvent, waitFor } from '../dev/testing';
import { stubForm, DRAFT, field, fillIn, openForm, press, SEND, TAKEN } from './testing/guest-book';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const refused = (fields: object) => problem(400, 'VALIDATION_FAILED', 'Look again.', { fields });

test.each([
  ['no answer', offline, 'The server could not be reached. Please try again. Try.'],
  ['a broken server', problem(503, 'UNAVAILABLE', 'Back in a moment.'), 'Back in a moment. Ours. Reference req-1'],
  ['a refusal', problem(429, 'TOO_MANY_REQUESTS', 'Too many.', { retry_after: 90 }), 'Too many. Try again in 2 minutes.'],
  ['a refusal of a program', problem(422, 'FORM_REFUSED', 'This form could not be taken.'), 'This form could not be taken.'],
  ['a form under way for too long', problem(409, 'REQUEST_UNDER_WAY', 'Under way.', { retry_after: 0 }), 'Under way. Soon.'],
  ['an answer that is no success', ok({ data: 0 }), 'Something went wrong. Please try again. Odd.'],
])('REL-27 %s is told with what helps, everything typed stays, and the same click sends it later', async (_case, response, text) => {
  let isDown = true;
  stubForm({ [SEND]: () => (isDown ? response() : TAKEN()) });
  const { onSent } = openForm();
  await fillIn();
  await press();
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe(text);
  expect(field('Message')).toHaveValue('Hello');
  isDown = false;
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('REL-27 a browser that is offline is told so, with a hint of its own', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubForm({ [SEND]: offline });
  openForm();
  await fillIn();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('You appear to be offline. Wait.');
});

test('what the server refuses stands in its field, which has the focus until it is edited', async () => {
  stubForm({ [SEND]: refused({ alias: 'Please write something that can be read' }) });
  openForm();
  await fillIn();
  await press();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Please write something that can be read');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('Name'), 'x');
  expect(field('Name')).not.toBeInvalid();
});

test('what the server refuses of no field stands at the form, beside what it refuses in a field', async () => {
  stubForm({ [SEND]: refused({ name: 'Too short', page: 'Unknown page' }) });
  openForm();
  await fillIn();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Unknown page\s*$/u);
  expect(field('Name')).toHaveAccessibleDescription('Too short');
});

test('REL-09 what was typed outlives a reload; after a success nothing is left, and never the pass', async () => {
  stubForm({ [SEND]: offline });
  const before = openForm();
  await fillIn();
  await press();
  await screen.findByRole('alert');
  expect(sessionStorage.getItem(DRAFT)).toBe(JSON.stringify({ name: 'Asha', message: 'Hello' }));
  before.unmount();

  stubForm();
  const { onSent } = openForm({ message: 'From the link' });
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Message')).toHaveValue('From the link');
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect({ ...sessionStorage }).toEqual({});
});

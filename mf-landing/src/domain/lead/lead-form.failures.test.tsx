import { AD_TYPES, MESSAGES } from '@alltalent/shared/contracts';
import { offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { stubLeads, requestsTo, field, fillIn, modal, openForm, press, STORE, stored, submitButton } from '../../testing/lead-page';

const { hiring, singer } = AD_TYPES;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const refused = (detail: string, fields: object) => problem(400, 'VALIDATION_FAILED', detail, { fields });

test.each([
  ['no answer', offline, 'The server could not be reached. Please try again. What you typed is kept.'],
  ['a broken server', problem(503, 'UNAVAILABLE', 'Back in a moment.'), 'Back in a moment. What you typed is kept. Reference req-1'],
  [
    'too many requests',
    problem(429, 'TOO_MANY_REQUESTS', 'Too many requests.', { retry_after: 90 }),
    'Too many requests. Try again in 2 minutes.',
  ],
  ['a program', problem(422, 'FORM_REFUSED', 'This form could not be taken.'), 'This form could not be taken.'],
  ['an answer that is no success', ok({ data: 0, user: 0, pending: null }), 'Something went wrong. Please try again.'],
])('LEAD-07 LEAD-04 %s is told, everything typed stays, and the button is there again', async (_case, response, text) => {
  let isDown = true;
  const requests = stubLeads(hiring, { [STORE]: () => (isDown ? response() : stored(hiring)()) });
  await openForm(hiring);
  await fillIn(hiring);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field.first()).toHaveValue('Asha');
  expect(field.area()).toHaveValue('A mango soda');
  expect(submitButton()).not.toHaveAttribute('aria-busy');
  isDown = false;
  await press();
  await modal();
  expect(requestsTo(requests, STORE)).toHaveLength(2);
});

test('REL-27 LEAD-07 offline says so and keeps the text; the same click later stores one lead', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requests = stubLeads(hiring);
  const response = globalThis.fetch;
  await openForm(hiring);
  await fillIn(hiring);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${MESSAGES.offline} What you typed is kept; press Submit again`);
  expect(field.email()).toHaveValue('asha@example.com');
  globalThis.fetch = response;
  onLine.mockReturnValue(true);
  await press();
  await modal();
  expect(requestsTo(requests, STORE)).toHaveLength(1);
});

test('LEAD-07 what the server refuses stands in its field, which gets the focus', async () => {
  const fields = { email_id: 'This address takes no mail', county_code: 'Choose a country code' };
  stubLeads(singer, { [STORE]: refused('Some fields need another look.', fields) });
  await openForm(singer);
  await fillIn(singer);
  await press();
  expect(await screen.findByText('This address takes no mail')).toBeInTheDocument();
  expect(screen.getByText('Choose a country code')).toBeInTheDocument();
  await waitFor(() => expect(field.email()).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field.email(), 'x');
  expect(screen.queryByText('This address takes no mail')).toBeNull();
});

test('LEAD-07 what the server refuses of no field of this form stands at the form', async () => {
  stubLeads(singer, { [STORE]: refused('Some fields need another look.', { ad_url: 'At most 500 characters' }) });
  await openForm(singer);
  await fillIn(singer);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 500 characters');
});

test('REL-09 LEAD-07 what was typed outlives a reload; after a success nothing is left, and never a secret', async () => {
  stubLeads(hiring, { [STORE]: offline });
  const before = await openForm(hiring);
  await fillIn(hiring);
  await press();
  await screen.findByRole('alert');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('pass-1');
  before.unmount();

  stubLeads(hiring);
  const after = await openForm(hiring);
  expect(field.first()).toHaveValue('Asha');
  expect(field.area()).toHaveValue('A mango soda');
  await press();
  await modal();
  after.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha');
});

import { offline, problem, screen, userEvent, waitFor } from '../dev/testing';
import { stubForm, aPass, button, requestsTo, field, fillIn, openForm, PASS, press, SEND, TAKEN } from './testing/guest-book';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

beforeEach(() => sessionStorage.clear());

test('what was typed is sent with the pass of the form, and the form is empty again', async () => {
  const requests = stubForm();
  const { onSent } = openForm();
  await fillIn();
  await press();
  const typed = { name: 'Asha', message: 'Hello', website: '' };
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ data: 1 }, typed));
  expect(requestsTo(requests, SEND).map(({ body }) => body)).toEqual([{ ...typed, form_token: 'pass-1' }]);
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  expect(button()).not.toHaveAttribute('aria-busy');
});

test('a form that breaks a rule is not sent: its field says so and has the focus', async () => {
  const requests = stubForm();
  openForm();
  await press();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Please enter your name');
  expect(requests).toEqual([]);
});

test('REL-17 a double click sends one form, and the button shows that it is under way', async () => {
  const requests = stubForm({ [SEND]: () => new Promise(() => undefined) });
  openForm();
  await fillIn();
  await userEvent.dblClick(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await press();
  await userEvent.type(field('Name'), '{Enter}');
  expect(requestsTo(requests, SEND)).toHaveLength(1);
});

test('REL-17 the same text sent again carries the same key, a changed text another one', async () => {
  const requests = stubForm({ [SEND]: offline });
  openForm();
  await fillIn();
  for (const round of [1, 2]) {
    await press();
    await waitFor(() => expect(requestsTo(requests, SEND)).toHaveLength(round));
    await screen.findByRole('alert');
  }
  await userEvent.type(field('Name'), ' Devi');
  await press();
  await waitFor(() => expect(requestsTo(requests, SEND)).toHaveLength(3));
  const [first, second, third] = requestsTo(requests, SEND).map(({ key }) => key);
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
  expect(third).toMatch(UUID);
  expect(third).not.toBe(first);
});

test('REL-17 a second form with the same words carries a key of its own', async () => {
  const requests = stubForm();
  const { onSent } = openForm();
  for (const round of [1, 2]) {
    await fillIn();
    await press();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(round));
  }
  const [first, second] = requestsTo(requests, SEND).map(({ key }) => key);
  expect(first).not.toBe(second);
});

test('REL-17 a form that is still under way is asked for again, with the same key, until it is answered', async () => {
  let looks = 0;
  const requests = stubForm({
    [SEND]: () => ((looks += 1) < 3 ? problem(409, 'REQUEST_UNDER_WAY', 'Under way.', { retry_after: 0 })() : TAKEN()),
  });
  const { onSent } = openForm();
  await fillIn();
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(new Set(requestsTo(requests, SEND).map(({ key }) => key)).size).toBe(1);
  expect(looks).toBe(3);
});

test('a pass that ran out is renewed by itself, and the form sent once more', async () => {
  let pass = 0;
  const requests = stubForm({
    [PASS]: () => aPass({ form_token: `pass-${(pass += 1)}` })(),
    [SEND]: () => (pass < 2 ? problem(422, 'FORM_EXPIRED', 'Please send it again.')() : TAKEN()),
  });
  const { onSent } = openForm();
  await fillIn();
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(requestsTo(requests, SEND).map(({ body }) => body)).toMatchObject([{ form_token: 'pass-1' }, { form_token: 'pass-2' }]);
});

test('a pass is renewed once: a second refusal is told, and what was typed stays', async () => {
  const requests = stubForm({ [SEND]: problem(422, 'FORM_EXPIRED', 'Please send it again.') });
  openForm();
  await fillIn();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please send it again.');
  expect(requestsTo(requests, PASS)).toHaveLength(2);
  expect(requestsTo(requests, SEND)).toHaveLength(2);
  expect(field('Name')).toHaveValue('Asha');
});

test('one pass serves for every sending while it lasts', async () => {
  const requests = stubForm({ [SEND]: offline });
  openForm();
  await fillIn();
  for (const round of [1, 2]) {
    await press();
    await waitFor(() => expect(requestsTo(requests, SEND)).toHaveLength(round));
    await screen.findByRole('alert');
  }
  expect(requestsTo(requests, PASS)).toHaveLength(1);
});

test('anyone who is faster than the server allows waits a moment instead of being refused', async () => {
  const requests = stubForm({ [PASS]: aPass({ ready_in_ms: 700 }) });
  openForm();
  await fillIn();
  const pressedAt = Date.now();
  await press();
  expect(requestsTo(requests, SEND)).toHaveLength(0);
  await waitFor(() => expect(requestsTo(requests, SEND)).toHaveLength(1), { timeout: 3000 });
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(690);
});

test('a clock that runs ahead of the server’s costs another moment, not the form', async () => {
  let sendings = 0;
  stubForm({
    [SEND]: () => ((sendings += 1) === 1 ? problem(422, 'FORM_REFUSED', 'That was very quick.', { retry_after: 0 })() : TAKEN()),
  });
  const { onSent } = openForm();
  await fillIn();
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sendings).toBe(2);
});

import { AD_TYPES, MESSAGES } from '@alltalent/shared/contracts';
import { act, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import {
  answerLeads,
  aPass,
  callsTo,
  enterCode,
  field,
  fillIn,
  modal,
  openForm,
  PASS,
  press,
  sendCode,
  STORE,
  stored,
  submitButton,
} from '../../testing/lead-page';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;
const { hiring, photoshoot, singer, influencer } = AD_TYPES;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/singer?utm_source=mail#top');
});

test('D8 LEAD-03 a lead says its own form and its own address with the query, and no error strings', async () => {
  const calls = answerLeads(singer);
  await openForm(singer);
  await press();
  await screen.findByText(MESSAGES.leadFirstName);
  await fillIn(singer);
  await press();
  await modal();
  expect(callsTo(calls, STORE)[0]?.body).toEqual({
    ad_type: 'Singer',
    ad_url: 'http://localhost/singer?utm_source=mail',
    first_name: 'Asha',
    last_name: '',
    email_id: 'asha@example.com',
    mobile_number: '9876543210',
    county_code: '91',
    photoshot_desc: 'A mango soda',
    company_name: '',
    app_id: '',
    app_name: '',
    form_token: 'pass-1',
    website: '',
  });
});

test('LEAD-02 the photoshoot form also sends its company and the program it belongs to', async () => {
  const calls = answerLeads(photoshoot);
  await openForm(photoshoot);
  await fillIn(photoshoot);
  await press();
  await modal();
  expect(callsTo(calls, STORE)[0]?.body).toMatchObject({
    app_id: 'alltalent-web',
    app_name: 'All Talent',
    company_name: 'Mango & Co',
    photoshot_desc: 'A mango soda',
  });
});

test('REL-17 a double click sends one request, and the button shows that it is under way', async () => {
  const calls = answerLeads(influencer, { [STORE]: () => new Promise(() => undefined) });
  await openForm(influencer);
  await fillIn(influencer);
  await userEvent.dblClick(submitButton());
  await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
  await press();
  await userEvent.type(field.first(), '{Enter}');
  expect(callsTo(calls, STORE)).toHaveLength(1);
});

test('REL-17 the same text sent again carries the same key, a changed text another one', async () => {
  const calls = answerLeads(influencer, { [STORE]: offline });
  await openForm(influencer);
  await fillIn(influencer);
  for (const round of [1, 2]) {
    await press();
    await waitFor(() => expect(callsTo(calls, STORE)).toHaveLength(round));
    await screen.findByRole('alert');
  }
  await userEvent.type(field.first(), ' Devi');
  await press();
  await waitFor(() => expect(callsTo(calls, STORE)).toHaveLength(3));
  const [first, second, third] = callsTo(calls, STORE).map(({ key }) => key);
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
  expect(third).toMatch(UUID);
  expect(third).not.toBe(first);
});

test('REL-17 a second request with the same words carries a key of its own', async () => {
  const calls = answerLeads(photoshoot, { [STORE]: ok({ data: 1, user: 1, pending: null }) });
  await openForm(photoshoot);
  for (const round of [1, 2]) {
    await fillIn(photoshoot);
    await press();
    await screen.findByRole('heading', { name: MESSAGES.leadThanks });
    expect(callsTo(calls, STORE)).toHaveLength(round);
    await userEvent.click(screen.getByRole('button', { name: 'Send another request' }));
  }
  const [first, second] = callsTo(calls, STORE).map(({ key }) => key);
  expect(first).not.toBe(second);
});

test('REL-17 a request that is still under way is asked for again, with the same key, until it is answered', async () => {
  let looks = 0;
  const calls = answerLeads(influencer, {
    [STORE]: () => {
      looks += 1;
      return looks < 3 ? problem(409, 'REQUEST_UNDER_WAY', 'Under way.', { retry_after: 0 })() : stored(influencer)();
    },
  });
  await openForm(influencer);
  await fillIn(influencer);
  await press();
  await modal();
  expect(new Set(callsTo(calls, STORE).map(({ key }) => key)).size).toBe(1);
  expect(looks).toBe(3);
});

test('a pass that ran out is renewed by itself, and the request sent once more', async () => {
  let pass = 0;
  const calls = answerLeads(influencer, {
    [PASS]: () => aPass({ form_token: `pass-${(pass += 1)}` })(),
    [STORE]: () => (pass < 2 ? problem(422, 'FORM_EXPIRED', 'Please send it again.')() : stored(influencer)()),
  });
  await openForm(influencer);
  await fillIn(influencer);
  await press();
  await modal();
  expect(callsTo(calls, STORE).map(({ body }) => body)).toMatchObject([{ form_token: 'pass-1' }, { form_token: 'pass-2' }]);
});

test('a pass that did not come with the form is fetched when the form is sent', async () => {
  let isDown = true;
  const calls = answerLeads(influencer, { [PASS]: () => (isDown ? offline() : aPass()()) });
  await openForm(influencer);
  await fillIn(influencer);
  isDown = false;
  await press();
  await modal();
  expect(callsTo(calls, STORE)).toHaveLength(1);
});

test('whoever is faster than the server allows waits a moment instead of being refused', async () => {
  const calls = answerLeads(influencer, { [PASS]: aPass({ ready_in_ms: 2000 }) });
  const openedAt = Date.now();
  await openForm(influencer);
  await fillIn(influencer);
  await press();
  expect(callsTo(calls, STORE)).toHaveLength(0);
  await waitFor(() => expect(callsTo(calls, STORE)).toHaveLength(1));
  expect(Date.now() - openedAt).toBeGreaterThanOrEqual(1990);
});

test('a clock that runs ahead of the server’s costs another moment, not the request', async () => {
  let sendings = 0;
  answerLeads(influencer, {
    [STORE]: () => {
      sendings += 1;
      return sendings === 1 ? problem(422, 'FORM_REFUSED', 'That was very quick.', { retry_after: 0 })() : stored(influencer)();
    },
  });
  await openForm(influencer);
  await fillIn(influencer);
  await press();
  expect(await modal()).toBeVisible();
  expect(sendings).toBe(2);
});

test('the phone begins with the country of the visitor', async () => {
  const calls = answerLeads(influencer, { [PASS]: aPass({ dial_code: '7' }) });
  await openForm(influencer);
  await act(() => Promise.resolve());
  await fillIn(influencer);
  await press();
  await modal();
  expect(callsTo(calls, STORE)[0]?.body).toMatchObject({ county_code: '7', mobile_number: '9876543210' });
});

test('LEAD-05 D8 on success the form is empty again, the button is Submit and the modal is open', async () => {
  answerLeads(hiring);
  await openForm(hiring);
  await fillIn(hiring);
  await press();
  await modal();
  expect(document.body).toHaveClass('modal-open');
  expect(field.first()).toHaveValue('');
  expect(field.area()).toHaveValue('');
  expect(submitButton()).not.toHaveAttribute('aria-busy');
  expect(submitButton()).toHaveTextContent(/^Submit$/u);
});

test('D9 LEAD-05 somebody who is logged in needs no code: the thanks stand in place of the form and have the focus', async () => {
  answerLeads(hiring, { [STORE]: ok({ data: 1, user: 1, pending: null }) });
  await openForm(hiring);
  await fillIn(hiring);
  await press();
  expect(await screen.findByRole('heading', { name: MESSAGES.leadThanks })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send another request' }));
  expect(field.first()).toHaveValue('');
});

test('D8 a verified request leaves the form with its own type', async () => {
  const calls = answerLeads(photoshoot);
  await openForm(photoshoot);
  for (const round of [1, 2]) {
    await fillIn(photoshoot);
    await press();
    await enterCode('123456');
    await sendCode();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another request' }));
    expect(callsTo(calls, STORE)[round - 1]?.body).toMatchObject({ ad_type: 'Product Photoshoot' });
  }
});

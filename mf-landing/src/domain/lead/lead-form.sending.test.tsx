import { AD_TYPES, MESSAGES } from '@alltalent/shared/contracts';
import { act, offline, ok, screen, userEvent } from '@alltalent/shared/testing';
import {
  stubLeads,
  aPass,
  requestsTo,
  enterCode,
  field,
  fillIn,
  modal,
  openForm,
  PASS,
  press,
  sendCode,
  STORE,
  submitButton,
} from '../../testing/lead-page';

const { hiring, photoshoot, singer, influencer } = AD_TYPES;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/singer?utm_source=mail#top');
});

test('D8 LEAD-03 a lead says its own form and its own address with the query, and no error strings', async () => {
  const requests = stubLeads(singer);
  await openForm(singer);
  await press();
  await screen.findByText(MESSAGES.leadFirstName);
  await fillIn(singer);
  await press();
  await modal();
  expect(requestsTo(requests, STORE)[0]?.body).toEqual({
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
  const requests = stubLeads(photoshoot);
  await openForm(photoshoot);
  await fillIn(photoshoot);
  await press();
  await modal();
  expect(requestsTo(requests, STORE)[0]?.body).toMatchObject({
    app_id: 'alltalent-web',
    app_name: 'All Talent',
    company_name: 'Mango & Co',
    photoshot_desc: 'A mango soda',
  });
});

test('a pass that did not come with the form is fetched when the form is sent', async () => {
  let isDown = true;
  const requests = stubLeads(influencer, { [PASS]: () => (isDown ? offline() : aPass()()) });
  await openForm(influencer);
  await fillIn(influencer);
  isDown = false;
  await press();
  await modal();
  expect(requestsTo(requests, STORE)).toHaveLength(1);
});

test('the phone begins with the country of the visitor', async () => {
  const requests = stubLeads(influencer, { [PASS]: aPass({ dial_code: '7' }) });
  await openForm(influencer);
  await act(() => Promise.resolve());
  await fillIn(influencer);
  await press();
  await modal();
  expect(requestsTo(requests, STORE)[0]?.body).toMatchObject({ county_code: '7', mobile_number: '9876543210' });
});

test('LEAD-05 D8 on success the form is empty again, the button is Submit and the modal is open', async () => {
  stubLeads(hiring);
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
  stubLeads(hiring, { [STORE]: ok({ data: 1, user: 1, pending: null }) });
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
  const requests = stubLeads(photoshoot);
  await openForm(photoshoot);
  for (const round of [1, 2]) {
    await fillIn(photoshoot);
    await press();
    await enterCode('123456');
    await sendCode();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another request' }));
    expect(requestsTo(requests, STORE)[round - 1]?.body).toMatchObject({ ad_type: 'Product Photoshoot' });
  }
});

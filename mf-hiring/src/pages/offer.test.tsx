import { ok, problem, screen, userEvent, within } from '@alltalent/shared/testing';
import { leave, offerOf, PATHS, signIn, TERMS } from '../testing/hiring-server';
import { findTitle, openPage } from '../testing/open-page';

afterEach(leave);

const VERSIONS = [
  { version: 1, by: 'client' as const, terms: TERMS, text: '', at: '2026-11-20T08:00:00.000Z' },
  { version: 2, by: 'talent' as const, terms: { ...TERMS, fee: 30_000 }, text: 'For two scenes a day.', at: '2026-11-21T08:00:00.000Z' },
];
const ACCEPTED = { state: 'accepted' as const, booking_id: 9, may_answer: false, decided_at: '2026-11-22T08:00:00.000Z' };
const dialog = () => screen.findByRole('dialog');

test('HIR-01 the terms are read as a sheet, and accepted after one question that names them', async () => {
  const calls = signIn('5', { [PATHS.offer]: ok(offerOf()), [PATHS.accept]: ok(offerOf(ACCEPTED)) });
  openPage('/offers/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'The aunt in Monsoon' })).toBeVisible();
  const terms = screen.getByRole('region', { name: 'Terms' });
  expect(terms).toHaveTextContent('10 December 2030 to 12 December 2030');
  expect(terms).toHaveTextContent('₹25,000 per day');
  expect(terms).toHaveTextContent('7:00 am IST');
  expect(terms).toHaveTextContent('Websites, Print · India · One year');
  expect(within(terms).queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await dialog()).toHaveTextContent('You will be booked by Ritu Khanna for 10 December 2030 to 12 December 2030');
  expect(calls(PATHS.accept)).toHaveLength(0);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/bookings/9');
  const pdf = screen.getByRole('link', { name: 'Download the terms (PDF)' });
  expect(pdf).toHaveAttribute('href', '/api/offers/3/pdf');
  expect(pdf).toHaveAttribute('download');
  expect(calls(PATHS.accept)).toEqual([expect.objectContaining({ body: { id: 3, version: 1 }, key: expect.any(String) as string })]);
});

test('HIR-01 a clash is told on the page and in the question', async () => {
  signIn('5', { [PATHS.offer]: ok(offerOf({ clashes: [{ starts_on: '2030-12-11', ends_on: '2030-12-11', title: 'Tea advert' }] })) });
  openPage('/offers/3');
  expect(await screen.findByText('11 December 2030: Tea advert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await dialog()).toHaveTextContent('You are already booked on some of these days, so accepting is not possible');
});

test('HIR-01 what a new version changed is said in words', async () => {
  signIn('7', { [PATHS.offer]: ok(offerOf({ side: 'client', turn: 'client', versions: VERSIONS })) });
  openPage('/offers/3');
  const changes = await screen.findByRole('group', { name: 'Changes in version 2' });
  expect(changes).toHaveTextContent('Meher Kaul changed one term:');
  expect(changes).toHaveTextContent('Fee: ₹30,000 per day (before: ₹25,000 per day)');
  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getByText('Version 2 by Meher Kaul')).toBeVisible();
  expect(history.getByText('Version 1 by Ritu Khanna')).toBeVisible();
});

test('HIR-01 an offer that changed meanwhile is loaded again, and the page says so', async () => {
  let data = offerOf();
  const calls = signIn('5', {
    [PATHS.offer]: () => ok(data)(),
    [PATHS.accept]: problem(409, 'OFFER_CHANGED', 'This offer has changed'),
  });
  openPage('/offers/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  data = offerOf({ versions: [...offerOf().data.versions, { ...VERSIONS[1]!, by: 'client' }] });
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This offer has changedThe page now shows the offer as it is.');
  expect(await screen.findByRole('group', { name: 'Changes in version 2' })).toBeVisible();
  expect(calls(PATHS.offer)).toHaveLength(2);
});

test('HIR-01 declining asks for a reason, which is needed', async () => {
  const calls = signIn('5', {
    [PATHS.offer]: ok(offerOf()),
    [PATHS.decline]: ok(offerOf({ state: 'declined', reason: 'I am away.', may_answer: false, decided_at: '2026-11-22T08:00:00.000Z' })),
  });
  openPage('/offers/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const question = within(await dialog());
  await userEvent.click(question.getByRole('button', { name: 'Decline the offer' }));
  expect(await question.findByText('Please say why')).toBeVisible();
  await userEvent.type(question.getByRole('textbox', { name: 'Why do you decline?' }), 'I am away.');
  await userEvent.click(question.getByRole('button', { name: 'Decline the offer' }));
  expect(await screen.findByText('Reason: I am away.')).toBeVisible();
  expect(calls(PATHS.decline)[0]?.body).toEqual({ id: 3, version: 1, reason: 'I am away.' });
});

test('HIR-01 other terms are suggested in the same form, filled in, and read once more before they are sent', async () => {
  const calls = signIn('5', {
    [PATHS.offer]: ok(offerOf()),
    [PATHS.counter]: ok(offerOf({ turn: 'client', may_answer: false, may_withdraw: false, versions: VERSIONS })),
  });
  openPage('/offers/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest other terms' }));
  const fee = await screen.findByRole('textbox', { name: 'Fee' });
  expect(fee).toHaveValue('25000');
  await userEvent.clear(fee);
  await userEvent.type(fee, '30k');
  await userEvent.click(screen.getByRole('button', { name: 'Review your terms' }));
  expect(await screen.findByRole('region', { name: 'Read it once more' })).toHaveTextContent('₹30,000 per day');
  expect(calls(PATHS.counter)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send these terms' }));
  expect(await screen.findByText(/Ritu Khanna can answer until/u)).toBeVisible();
  expect(calls(PATHS.counter)[0]?.body).toMatchObject({ id: 3, version: 1, terms: { fee: 30_000, title: 'Monsoon' } });
});

test('HIR-01 the client withdraws an own offer, and cannot answer it', async () => {
  const calls = signIn('7', {
    [PATHS.offer]: ok(offerOf({ side: 'client', may_answer: false, may_withdraw: true })),
    [PATHS.withdraw]: ok(offerOf({ side: 'client', state: 'withdrawn', may_answer: false, reason: 'The project moved.' })),
  });
  openPage('/offers/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'The project moved.');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByText('Reason: The project moved.')).toBeVisible();
  expect(calls(PATHS.withdraw)[0]?.body).toEqual({ id: 3, version: 1, reason: 'The project moved.' });
});

test('HIR-02 the other side can be written to from an offer', async () => {
  const calls = signIn('5', { [PATHS.offer]: ok(offerOf()), [PATHS.openThread]: ok({ status: 200, data: { id: 21 } }) });
  const { router } = openPage('/offers/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Message Ritu Khanna' }));
  await screen.findByRole('heading', { level: 1 });
  expect(calls(PATHS.openThread)[0]?.body).toEqual({ offer: 3 });
  expect(router.state.location.pathname).toBe('/messages/21');
});

test('HIR-01 an offer of other people is not there', async () => {
  signIn('5');
  openPage('/offers/3');
  expect(await screen.findByRole('heading', { name: 'There is no such offer' })).toBeVisible();
  expect(await findTitle()).toHaveTextContent('Offer');
});

test('REL-02 an offer that did not load says so, and Try again loads it', async () => {
  let isDown = true;
  signIn('5', { [PATHS.offer]: () => (isDown ? problem(500, 'INTERNAL', 'Something went wrong.') : ok(offerOf()))() });
  openPage('/offers/3');
  expect(await screen.findByRole('heading', { name: 'The offer did not load' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Terms' })).toBeVisible();
});

test('HIR-01 the client of a child reads to whom it writes', async () => {
  signIn('7', {
    [PATHS.offer]: ok(offerOf({ side: 'client', talent: { name: 'Tara M.', image: '', path: '/tara-m', is_for_child: true } })),
  });
  openPage('/offers/3');
  expect(await screen.findByText('You are writing to Tara’s parent or guardian.')).toBeVisible();
});

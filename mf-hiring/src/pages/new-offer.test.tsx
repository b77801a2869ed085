import { addDays, dayInIndia } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { leave, offerOf, optionsOf, PATHS, signIn } from '../testing/hiring-server';
import { openPage } from '../testing/open-page';

afterEach(leave);

const ADDRESS = '/offers/new?application=5';
const review = () => screen.findByRole('button', { name: 'Review the offer' });

test('HIR-01 an offer is filled in from the job, read once more and sent once', async () => {
  const calls = signIn('7', {
    [PATHS.options]: ok(optionsOf()),
    [PATHS.make]: ok(offerOf({ side: 'client', may_answer: false, may_withdraw: true })),
    [PATHS.offer]: ok(offerOf({ side: 'client', may_answer: false, may_withdraw: true })),
  });
  const { router } = openPage(ADDRESS);
  expect(await screen.findByRole('textbox', { name: 'Project' })).toHaveValue('Monsoon');
  expect(screen.getByRole('combobox', { name: 'Time zone of the place' })).toHaveDisplayValue('India time');
  await userEvent.type(screen.getByRole('textbox', { name: 'Fee' }), '2.5 lakh');
  expect(screen.getByText('₹2,50,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await userEvent.click(await review());
  const sheet = await screen.findByRole('region', { name: 'Read it once more' });
  expect(sheet).toHaveTextContent('₹2,50,000 per day');
  expect(within(sheet).getByRole('heading')).toHaveFocus();
  expect(calls(PATHS.make)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer to Meher Kaul' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/offers/3'));
  expect(calls(PATHS.make)).toEqual([
    expect.objectContaining({
      key: expect.any(String) as string,
      body: expect.objectContaining({
        subject: { application: 5 },
        terms: expect.objectContaining({ fee: 250_000, usage_media: ['print'], time_zone: 'Asia/Kolkata' }) as unknown,
      }) as unknown,
    }),
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('HIR-01 what is missing is said in its field, with the focus on the first', async () => {
  const calls = signIn('7', { [PATHS.options]: ok(optionsOf()) });
  openPage(ADDRESS);
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Role' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Fee' }), '20k-30k');
  await userEvent.click(await review());
  expect(await screen.findByText('Please name the role')).toBeVisible();
  expect(screen.getByText('Enter one amount, not a range')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Role' })).toHaveFocus());
  expect(calls(PATHS.make)).toHaveLength(0);
});

test('HIR-01 work that begins tomorrow is answered by then, and no answer is due after the work', async () => {
  const tomorrow = addDays(dayInIndia(Date.now()), 1);
  const { terms } = optionsOf().data;
  signIn('7', { [PATHS.options]: ok(optionsOf({ terms: { ...terms, starts_on: tomorrow, ends_on: tomorrow, fee: 0 } })) });
  openPage(ADDRESS);
  const answerBy = await screen.findByLabelText('Answer by');
  expect(answerBy).toHaveValue(tomorrow);
  await userEvent.clear(answerBy);
  await userEvent.type(answerBy, addDays(tomorrow, 1));
  await userEvent.click(await review());
  expect(await screen.findByText('Choose a day before the work ends')).toBeVisible();
});

test('HIR-01 a clash is said beside the dates before anything is sent', async () => {
  signIn('7', { [PATHS.options]: ok(optionsOf({ clashes: [{ starts_on: '2030-12-12', ends_on: '2030-12-13', title: '' }] })) });
  openPage(ADDRESS);
  expect(await screen.findByText('Meher Kaul is booked on some of these days:')).toBeVisible();
  const last = screen.getByLabelText('Last day');
  await userEvent.clear(last);
  await userEvent.type(last, '2030-12-11');
  expect(screen.queryByText('Meher Kaul is booked on some of these days:')).toBeNull();
});

test("HIR-01 the server's refusal is shown at its field, and what was typed stays", async () => {
  signIn('7', {
    [PATHS.options]: ok(optionsOf()),
    [PATHS.make]: problem(422, 'VALIDATION_FAILED', 'Check the form.', { fields: { 'terms.place': 'Name a real place' } }),
  });
  openPage(ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Fee' }), '0');
  await userEvent.click(await review());
  expect(await screen.findByRole('region', { name: 'Read it once more' })).toHaveTextContent('No fee');
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer to Meher Kaul' }));
  expect(await screen.findByText('Name a real place')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Place' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Place' })).toHaveValue('Film City, Mumbai');
});

test('HIR-01 what was typed is still there after a reload, for this subject alone', async () => {
  signIn('7', { [PATHS.options]: ok(optionsOf()), '/api/offers/options?talent=6': ok(optionsOf()) });
  const { unmount } = openPage(ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message (optional)' }), 'Hello');
  unmount();
  const again = openPage(ADDRESS);
  expect(await screen.findByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Hello');
  again.unmount();
  openPage('/offers/new?talent=6');
  expect(await screen.findByRole('textbox', { name: 'Message (optional)' })).toHaveValue('');
});

test('HIR-01 an offer that was opened elsewhere meanwhile is shown instead of the form', async () => {
  let open: number | null = null;
  signIn('7', {
    [PATHS.options]: () => ok(optionsOf({ open_offer_id: open }))(),
    [PATHS.make]: problem(409, 'OFFER_OPEN', 'There is an open offer for this role already'),
  });
  openPage(ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Fee' }), '25k');
  await userEvent.click(await review());
  open = 3;
  await userEvent.click(await screen.findByRole('button', { name: 'Send the offer to Meher Kaul' }));
  expect(await screen.findByRole('link', { name: 'See the open offer' })).toHaveAttribute('href', '/offers/3');
});

test('HIR-01 an open offer for the role has to be answered first', async () => {
  signIn('7', { [PATHS.options]: ok(optionsOf({ open_offer_id: 3 })) });
  openPage(ADDRESS);
  expect(await screen.findByRole('link', { name: 'See the open offer' })).toHaveAttribute('href', '/offers/3');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['/offers/new', 'Choose a talent first'],
  [ADDRESS, 'This talent cannot be found'],
])('HIR-01 %s without a talent says what to do', async (address, title) => {
  signIn('7');
  openPage(address);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who applied' })).toBeVisible();
});

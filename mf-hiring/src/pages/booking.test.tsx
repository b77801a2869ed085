import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { bookingOf, leave, PATHS, reviewOf, reviewsOf, signIn } from '../testing/hiring-server';
import { openPage } from '../testing/open-page';

afterEach(leave);

const dialog = () => screen.findByRole('dialog');
const part = (name: string) => screen.findByRole('region', { name });
const CLIENT = { side: 'client' as const, may_edit_call_sheet: true };

test('HIR-04 the talent reads the call sheet, calls from it and takes it into a calendar', async () => {
  signIn('5', { [PATHS.booking]: ok(bookingOf()) });
  openPage('/bookings/9');
  const sheet = await part('Call sheet');
  expect(sheet).toHaveTextContent('7:00 am IST');
  expect(within(sheet).getByRole('link', { name: '+91 98000 11111' })).toHaveAttribute('href', 'tel:+919800011111');
  expect(within(sheet).getByRole('link', { name: /^Open the map/u })).toHaveAttribute('target', '_blank');
  expect(within(sheet).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add to calendar (.ics)' })).toHaveAttribute('href', '/api/bookings/9/ics');
  expect(within(await part('Contact with Ritu Khanna')).getByRole('link', { name: 'ritu@example.com' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('Meher Kaul accepted the offer.');
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
});

test('HIR-04 a call sheet that was changed elsewhere keeps what was typed, and is saved over the newer one', async () => {
  let revision = 4;
  let answer = problem(409, 'REVISION_STALE', 'This was changed elsewhere');
  const calls = signIn('7', { [PATHS.booking]: () => ok(bookingOf({ ...CLIENT, revision }))(), [PATHS.callSheet]: () => answer() });
  openPage('/bookings/9');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the call sheet' }));
  const notes = await screen.findByRole('textbox', { name: /^Notes/u });
  await userEvent.clear(notes);
  await userEvent.type(notes, 'Gate 5');
  revision = 5;
  await userEvent.click(screen.getByRole('button', { name: 'Save the call sheet' }));
  expect(await screen.findByText(/The booking was changed elsewhere/u)).toBeVisible();
  expect(notes).toHaveValue('Gate 5');
  await waitFor(() => expect(calls(PATHS.booking)).toHaveLength(2));
  answer = ok(bookingOf({ ...CLIENT, revision: 6, call_sheet: { ...bookingOf().data.call_sheet, notes: 'Gate 5' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the call sheet' }));
  expect(await screen.findByText('Gate 5')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the call sheet' })).toBeNull();
  expect(calls(PATHS.callSheet).map(({ body }) => body)).toEqual([
    expect.objectContaining({ revision: 4, notes: 'Gate 5' }),
    expect.objectContaining({ revision: 5, notes: 'Gate 5' }),
  ]);
});

test('HIR-04 a phone number that is none is said in its field', async () => {
  const calls = signIn('7', { [PATHS.booking]: ok(bookingOf(CLIENT)) });
  openPage('/bookings/9');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the call sheet' }));
  const phone = await screen.findByRole('textbox', { name: 'Phone of the contact on the day' });
  await userEvent.clear(phone);
  await userEvent.type(phone, 'call me');
  await userEvent.click(screen.getByRole('button', { name: 'Save the call sheet' }));
  expect(await screen.findByText('Please enter a phone number')).toBeVisible();
  expect(calls(PATHS.callSheet)).toHaveLength(0);
});

test('HIR-04 a change is asked for, and the side that was asked accepts it after one question', async () => {
  const asked = {
    by: 'talent' as const,
    starts_on: '2030-12-11',
    ends_on: '2030-12-12',
    call_time: '07:00',
    place: 'Film City, Mumbai',
    text: '',
  };
  const calls = signIn('5', { [PATHS.booking]: ok(bookingOf()), [PATHS.change]: ok(bookingOf({ change: asked })) });
  const { unmount } = openPage('/bookings/9');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a change' }));
  const first = await screen.findByLabelText('First day');
  await userEvent.clear(first);
  await userEvent.type(first, '2030-12-11');
  await userEvent.click(screen.getByRole('button', { name: 'Ask Ritu Khanna' }));
  expect(await part('Requested change')).toHaveTextContent('You asked for a change. Ritu Khanna has not answered yet.');
  expect(calls(PATHS.change)[0]?.body).toMatchObject({ id: 9, revision: 4, starts_on: '2030-12-11' });
  unmount();

  const answers = signIn('7', {
    [PATHS.booking]: ok(bookingOf({ ...CLIENT, change: asked })),
    [PATHS.answerChange]: ok(bookingOf(CLIENT)),
  });
  openPage('/bookings/9');
  const change = await part('Requested change');
  expect(change).toHaveTextContent('Days: 11 December 2030 to 12 December 2030 (before: 10 December 2030 to 12 December 2030)');
  await userEvent.click(within(change).getByRole('button', { name: 'Accept the change' }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Accept the change' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requested change' })).toBeNull());
  expect(answers(PATHS.answerChange)[0]?.body).toEqual({ id: 9, revision: 4, is_accepted: true });
});

test('HIR-04 a booking is cancelled with a reason, told what follows', async () => {
  const cancel = { by: 'talent' as const, reason: 'illness' as const, text: 'Fever' };
  const calls = signIn('5', {
    [PATHS.booking]: ok(bookingOf()),
    [PATHS.cancel]: ok(bookingOf({ state: 'cancelled', cancel, may_cancel: false, may_change: false })),
  });
  openPage('/bookings/9');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const question = within(await dialog());
  expect(question.getByText(/A cancelled booking cannot be restored/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel the booking' }));
  expect((await question.findAllByText('Please choose a reason')).length).toBeGreaterThan(0);
  expect(calls(PATHS.cancel)).toHaveLength(0);
  await userEvent.selectOptions(question.getByRole('combobox'), 'illness');
  await userEvent.type(question.getByRole('textbox'), 'Fever');
  await userEvent.click(question.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('You cancelled this booking: Illness or an emergency.')).toBeVisible();
  expect(calls(PATHS.cancel)[0]?.body).toEqual({ id: 9, reason: 'illness', text: 'Fever' });
});

test('HIR-04 the client says that the work is done; either side reports a no-show or asks staff', async () => {
  const calls = signIn('7', {
    [PATHS.booking]: ok(bookingOf({ ...CLIENT, may_finish: true, may_report: true })),
    [PATHS.dispute]: ok(bookingOf({ ...CLIENT, state: 'disputed', may_cancel: false })),
  });
  openPage('/bookings/9');
  await userEvent.click(await screen.findByRole('button', { name: 'The work is done' }));
  expect(await dialog()).toHaveTextContent('Both of you can then write a review.');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Report a no-show' }));
  expect(await dialog()).toHaveTextContent('Did Meher Kaul not come?');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Ask our staff to decide' }));
  await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'What happened?' }), 'Half a day only.');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Send it to our staff' }));
  expect(await screen.findByText('With our staff')).toBeVisible();
  expect(calls(PATHS.dispute)[0]?.body).toEqual({ id: 9, text: 'Half a day only.' });
});

test('HIR-05 a review of three questions is written once the work is done', async () => {
  const calls = signIn('5', {
    [PATHS.booking]: ok(bookingOf({ state: 'done' })),
    [PATHS.reviews]: ok(reviewsOf({ may_write: true })),
    [PATHS.writeReview]: ok(reviewsOf({ own: reviewOf({ by: 'talent', text: '' }) })),
  });
  openPage('/bookings/9');
  expect(await screen.findByText('You can review Ritu Khanna until 26 December 2030.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the review' }));
  expect(await screen.findAllByText('Please choose one to five')).toHaveLength(3);
  expect(within(screen.getByRole('radiogroup', { name: 'Terms kept' })).getByRole('radio', { name: '1 point of five' })).toHaveFocus();
  for (const question of ['Terms kept', 'Respectful and safe', 'Well organised']) {
    await userEvent.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: '5 points of five' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByText(/Both reviews are shown once Ritu Khanna has written one/u)).toBeVisible();
  expect(calls(PATHS.writeReview)).toEqual([
    expect.objectContaining({ body: { booking_id: 9, first: 5, second: 5, third: 5, text: '' }, key: expect.any(String) as string }),
  ]);
});

test('HIR-05 a shown review is replied to once', async () => {
  let reviews = reviewsOf({ own: reviewOf({ by: 'talent' }), other: reviewOf({ may_reply: true }) });
  const calls = signIn('5', {
    [PATHS.booking]: ok(bookingOf({ state: 'done' })),
    [PATHS.reviews]: () => ok(reviews)(),
    [PATHS.replyReview]: ok({ status: 200 }),
  });
  openPage('/bookings/9');
  const review = await screen.findByRole('article', { name: 'Review by Ritu Khanna' });
  expect(review).toHaveTextContent('4 points of five');
  reviews = reviewsOf({
    own: reviewOf({ by: 'talent' }),
    other: reviewOf({ reply: 'Thank you.', replied_at: '2030-12-15T08:00:00.000Z' }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your reply/u }), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the reply' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the reply' })).toBeNull());
  expect(screen.getByText('Thank you.')).toBeVisible();
  expect(calls(PATHS.replyReview)[0]?.body).toEqual({ id: 2, text: 'Thank you.' });
});

test('HIR-05 after the last day without reviews the page says so', async () => {
  signIn('5', { [PATHS.booking]: ok(bookingOf({ state: 'done' })), [PATHS.reviews]: ok(reviewsOf()) });
  openPage('/bookings/9');
  expect(await screen.findByText(/the time for reviews is over/u)).toBeVisible();
});

test('HIR-04 a booking of other people is not there', async () => {
  signIn('5');
  openPage('/bookings/9');
  expect(await screen.findByRole('heading', { name: 'There is no such booking' })).toBeVisible();
});

import { DESKS } from '@alltalent/shared/contracts';
import { offline, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { answerLetters, field, fillInSender, send, SENT } from '../testing/letter-page';
import { findTitle, openPage } from '../testing/open-page';

const SEND = '/api/enquiries/send';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(field('What is it about?'), 'hiring');
  await fillInSender();
  await userEvent.type(field('Your message'), 'I look for a drummer.');
}

test('LINK-01 every desk stands there with its address and its time to answer, and the grievance officer with theirs', async () => {
  answerLetters();
  openPage('/contactus');
  await findTitle();
  const desks = within(screen.getByRole('list', { name: 'Desks' })).getAllByRole('listitem');
  expect(desks).toHaveLength(5);
  for (const desk of desks) {
    expect(within(desk).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:[a-z]+@/u));
    expect(desk).toHaveTextContent(/Within one/u);
  }
  expect(await screen.findByRole('complementary', { name: 'Grievance officer' })).toBeInTheDocument();
});

test('LINK-01 without the stored text the officer can be reached all the same, within one month', async () => {
  answerLetters({ '/api/documents/page/contactus': problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/contactus');
  await findTitle();
  const officer = screen.getByRole('complementary', { name: 'Grievance officer' });
  expect(officer).toHaveTextContent(/within one month/u);
  expect(within(officer).getByRole('link', { name: DESKS.grievance })).toBeInTheDocument();
});

test('a letter is sent once, and its ticket is shown and has the focus', async () => {
  const calls = answerLetters();
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your letter is with us' })).toHaveFocus();
  expect(screen.getByText('Answer').nextSibling).toHaveTextContent('Within one working day');
  const letters = calls.filter(({ path }) => path === SEND);
  expect(letters.map(({ body }) => body)).toEqual([
    {
      topic: 'hiring',
      name: 'Nila Bose',
      email_id: 'nila@example.com',
      message: 'I look for a drummer.',
      form_token: 'token',
      website: '',
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Write another letter' }));
  expect(field('Your message')).toHaveValue('');
});

test('an empty form says in each field what is missing, sends nothing, and the first one has the focus', async () => {
  const calls = answerLetters();
  openPage('/contactus');
  await findTitle();
  await send('Send the letter');
  await waitFor(() => expect(field('What is it about?')).toHaveFocus());
  expect(field('What is it about?')).toHaveAccessibleDescription('Please choose a topic');
  expect(field('Your name')).toHaveAccessibleDescription('Please enter your name');
  expect(field('Your e-mail address')).toHaveAccessibleDescription('Please enter your e-mail address');
  expect(field('Your message')).toHaveAccessibleDescription('Please write your message');
  expect(calls.filter(({ path }) => path === SEND)).toEqual([]);
});

test.each([
  ['no answer', offline, 'The server could not be reached. Please try again. What you typed is kept.'],
  ['a broken server', problem(503, 'UNAVAILABLE', 'Back in a moment.'), 'Back in a moment. What you typed is kept. Reference req-1'],
  ['too many letters', problem(429, 'TOO_MANY_REQUESTS', 'Too many.', { retry_after: 90 }), 'Too many. Try again in 2 minutes.'],
])('REL-27 %s is told, everything typed stays, and the same click sends it later', async (_case, answer, words) => {
  let isDown = true;
  answerLetters({ [SEND]: () => (isDown ? answer() : SENT()) });
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Your message')).toHaveValue('I look for a drummer.');
  isDown = false;
  await send('Send the letter');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
});

test('what the server refuses stands in its field', async () => {
  answerLetters({
    [SEND]: problem(400, 'VALIDATION_FAILED', 'Look again.', { fields: { name: 'Please write something that can be read' } }),
  });
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  await waitFor(() => expect(field('Your name')).toHaveFocus());
  expect(field('Your name')).toHaveAccessibleDescription('Please write something that can be read');
});

test('a form that was open for too long fetches another pass and is sent', async () => {
  let sent = 0;
  const late = problem(422, 'FORM_EXPIRED', 'Too long.');
  const calls = answerLetters({ [SEND]: () => ((sent += 1) === 1 ? late() : SENT()) });
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/api/enquiries/form')).toHaveLength(2);
});

test('the topic of the address is chosen, with what its desk does; an unknown one is none', async () => {
  answerLetters();
  openPage('/contactus?topic=data');
  await findTitle();
  expect(field('What is it about?')).toHaveValue('data');
  expect(field('What is it about?')).toHaveAccessibleDescription(/Within one month, from privacy@/u);
});

test('SEC-44 a topic that is no topic is nothing', async () => {
  answerLetters();
  openPage('/contactus?topic=%3Cscript%3E');
  await findTitle();
  expect(field('What is it about?')).toHaveValue('');
});

test('whoever is logged in finds name and address filled in; what was typed before a reload wins', async () => {
  localStorage.setItem('user_id', 'u1');
  localStorage.setItem('is_login', 'true');
  sessionStorage.setItem('alltalent.letter-draft.v1.contact', JSON.stringify({ name: 'N. Bose', message: 'Half a', evil: 1, topic: 3 }));
  const user = { user_id: 'u1', first_name: 'Ritu', last_name: 'Khanna', email: 'ritu@example.com', role_id: '7' };
  answerLetters({ '/api/user/get-user-details': () => ({ status: 200, body: user }) });
  openPage('/contactus');
  await findTitle();
  await waitFor(() => expect(field('Your e-mail address')).toHaveValue('ritu@example.com'));
  expect(field('Your name')).toHaveValue('N. Bose');
  expect(field('Your message')).toHaveValue('Half a');
});

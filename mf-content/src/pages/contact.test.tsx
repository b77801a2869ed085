import { offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { stubContactMessages, field, fillInSender, send, SENT } from '../testing/contact-message-page';
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

const desks = () => within(screen.getByRole('list', { name: 'Desks' })).getAllByRole('listitem');
const emailLinks = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('mailto:'));

test('LINK-01 without a configured address every desk stands there with its time to answer and a link to the form, its topic chosen', async () => {
  stubContactMessages();
  openPage('/contactus');
  await findTitle();
  const topics = ['account', 'hiring', 'safety', 'data', 'press'];
  expect(desks().map((desk) => within(desk).getByRole('link').getAttribute('href'))).toEqual(
    topics.map((topic) => `/contactus?topic=${topic}#write`),
  );
  for (const desk of desks()) expect(desk).toHaveTextContent(/Within one/u);
  expect(await screen.findByRole('complementary', { name: 'Grievance officer' })).toBeInTheDocument();
  expect(emailLinks()).toEqual([]);
  expect(document.body).not.toHaveTextContent(/@\w/u);
});

test('LINK-01 a desk with a configured address shows it in the place of the link, and the grievance officer beside the text', async () => {
  const data = [
    { desk: 'casting', address: 'cast@talent.example' },
    { desk: 'grievance', address: 'officer@talent.example' },
  ];
  stubContactMessages({ '/api/enquiries/desks': ok({ status: 200, data }) });
  openPage('/contactus');
  await findTitle();
  await screen.findByRole('link', { name: 'cast@talent.example' });
  expect(emailLinks().map((link) => link.getAttribute('href'))).toEqual([
    'mailto:cast@talent.example?subject=Looking%20for%20talent',
    'mailto:officer@talent.example?subject=Grievance',
  ]);
  const [, hiring] = desks();
  expect(hiring && within(hiring).getAllByRole('link')).toHaveLength(1);
});

test('LINK-01 the link of a desk chooses its topic in the form, which keeps what was typed and has the focus', async () => {
  stubContactMessages();
  openPage('/contactus');
  await findTitle();
  await userEvent.selectOptions(field('What is it about?'), 'hiring');
  await userEvent.type(field('Your message'), 'See it all.');
  await userEvent.click(screen.getByRole('link', { name: 'Write to this desk: Your data' }));
  await waitFor(() => expect(field('What is it about?')).toHaveValue('data'));
  expect(field('Your message')).toHaveValue('See it all.');
  expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus();
  await userEvent.selectOptions(field('What is it about?'), 'press');
  await userEvent.click(screen.getByRole('link', { name: 'Write to this desk: Your data' }));
  await waitFor(() => expect(field('What is it about?')).toHaveValue('data'));
});

test('LINK-01 after a letter was sent, the link of a desk leads to an empty form', async () => {
  stubContactMessages();
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  await screen.findByText('AT-7K3M-9QXD');
  await userEvent.click(screen.getByRole('link', { name: 'Write to this desk: Press and partners' }));
  await waitFor(() => expect(field('What is it about?')).toHaveValue('press'));
  expect(field('Your message')).toHaveValue('');
});

test('LINK-01 without the stored text and the addresses the officer can be reached all the same, within one month', async () => {
  const away = problem(503, 'UNAVAILABLE', 'Back in a moment.');
  stubContactMessages({ '/api/documents/page/contactus': away, '/api/enquiries/desks': away });
  openPage('/contactus');
  await findTitle();
  const officer = screen.getByRole('complementary', { name: 'Grievance officer' });
  expect(officer).toHaveTextContent(/within one month/u);
  const link = within(officer).getByRole('link', { name: 'Write to the grievance officer' });
  expect(link).toHaveAttribute('href', '/contactus?topic=grievance#write');
});

test('a letter is sent once, and its ticket is shown and has the focus', async () => {
  const requests = stubContactMessages();
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your letter is with us' })).toHaveFocus();
  expect(screen.getByText('Answer').nextSibling).toHaveTextContent('Within one working day');
  const messages = requests.filter(({ path }) => path === SEND);
  expect(messages.map(({ body }) => body)).toEqual([
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

test('the pass of the form is asked for with the first focus, not with the page, so that the browser has its id by then', async () => {
  const requests = stubContactMessages();
  openPage('/contactus');
  await findTitle();
  const passes = () => requests.filter(({ path }) => path === '/api/enquiries/form');
  expect(passes()).toHaveLength(0);
  await userEvent.click(field('Your name'));
  await waitFor(() => expect(passes()).toHaveLength(1));
  await userEvent.click(field('Your message'));
  expect(passes()).toHaveLength(1);
});

test('an empty form says in each field what is missing, sends nothing, and the first one has the focus', async () => {
  const requests = stubContactMessages();
  openPage('/contactus');
  await findTitle();
  await send('Send the letter');
  await waitFor(() => expect(field('What is it about?')).toHaveFocus());
  expect(field('What is it about?')).toHaveAccessibleDescription('Please choose a topic');
  expect(field('Your name')).toHaveAccessibleDescription('Please enter your name');
  expect(field('Your e-mail address')).toHaveAccessibleDescription('Please enter your e-mail address');
  expect(field('Your message')).toHaveAccessibleDescription('Please write your message');
  expect(requests.filter(({ path }) => path === SEND)).toEqual([]);
});

test.each([
  ['no answer', offline, 'The server could not be reached. Please try again. What you typed is kept.'],
  ['a broken server', problem(503, 'UNAVAILABLE', 'Back in a moment.'), 'Back in a moment. What you typed is kept. Reference req-1'],
  ['too many letters', problem(429, 'TOO_MANY_REQUESTS', 'Too many.', { retry_after: 90 }), 'Too many. Try again in 2 minutes.'],
])('REL-27 %s is told, everything typed stays, and the same click sends it later', async (_case, response, text) => {
  let isDown = true;
  stubContactMessages({ [SEND]: () => (isDown ? response() : SENT()) });
  openPage('/contactus');
  await findTitle();
  await fillIn();
  await send('Send the letter');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Your message')).toHaveValue('I look for a drummer.');
  isDown = false;
  await send('Send the letter');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
});

test('the topic of the address is chosen, with what its desk does; an unknown one is none', async () => {
  stubContactMessages();
  openPage('/contactus?topic=data');
  await findTitle();
  expect(field('What is it about?')).toHaveValue('data');
  expect(field('What is it about?')).toHaveAccessibleDescription(/have it deleted\..*Within one month\.$/u);
});

test('SEC-44 a topic that is no topic is nothing', async () => {
  stubContactMessages();
  openPage('/contactus?topic=%3Cscript%3E');
  await findTitle();
  expect(field('What is it about?')).toHaveValue('');
});

test('anyone who is logged in finds name and address filled in; what was typed before a reload wins', async () => {
  localStorage.setItem('user_id', 'u1');
  localStorage.setItem('is_login', 'true');
  sessionStorage.setItem('alltalent.letter-draft.v1.contact', JSON.stringify({ name: 'N. Bose', message: 'Half a', evil: 1, topic: 3 }));
  const user = { user_id: 'u1', first_name: 'Ritu', last_name: 'Khanna', email: 'ritu@example.com', role_id: '7' };
  stubContactMessages({ '/api/user/get-user-details': () => ({ status: 200, body: user }) });
  openPage('/contactus');
  await findTitle();
  await waitFor(() => expect(field('Your e-mail address')).toHaveValue('ritu@example.com'));
  expect(field('Your name')).toHaveValue('N. Bose');
  expect(field('Your message')).toHaveValue('Half a');
});

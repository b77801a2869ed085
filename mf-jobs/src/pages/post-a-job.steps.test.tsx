import { REVIEW_TIME } from '@alltalent/shared/contracts';
import { act, cleanup } from '@testing-library/react';
import { screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { deferred, ok, refused } from '../testing/job-network';
import { openPage } from '../testing/open-page';
import { anOwnJob, asClient, asVisitor, aWholeJob, FIT, postingServer, SAVE, SUBMIT } from '../testing/posting-server';

beforeEach(() => asVisitor());

const next = (name: string) => screen.findByRole('button', { name });
const textbox = (name: string) => screen.findByRole('textbox', { name });
const preview = async () => within((await screen.findAllByRole('article', { name: 'Preview' }))[0] ?? document.body);

function openWhole(change: Parameters<typeof anOwnJob>[0] = {}, step = 'pay') {
  const server = postingServer(anOwnJob({ content: aWholeJob(), ...change }));
  asClient(server);
  return { server, ...openPage(`/post-a-job?job=12&step=${step}`) };
}

test('Next says what is missing in its step, with the focus in the first of it, and goes on once nothing is', async () => {
  postingServer();
  const { router } = openPage('/post-a-job');
  await userEvent.click(await next('Next: Roles'));
  expect(await textbox('Title')).toHaveFocus();
  expect(await textbox('Title')).toHaveAccessibleDescription('Please give the job a title');
  expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Please choose a category');
  await userEvent.type(await textbox('Title'), 'Tea film');
  expect(await textbox('Title')).toBeValid();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Actor');
  await userEvent.type(await textbox('Who is asking'), 'Paper Kite Films');
  await userEvent.type(await textbox('What it is about'), 'One lift.');
  await userEvent.click(await next('Next: Roles'));
  expect(await screen.findByRole('heading', { name: 'Who do you need?' })).toHaveFocus();
  expect(router.state.location.search).toBe('?step=roles');
  expect(screen.getByRole('link', { name: /^Project ?, done$/u })).toBeInTheDocument();
});

test('a role is added, copied and taken out; what is missing in a closed one opens it', async () => {
  postingServer();
  openPage('/post-a-job?step=roles');
  await userEvent.click(await next('Next: Dates & place'));
  expect(screen.getByRole('button', { name: 'Add a role' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Add a role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Role 1' }));
  expect(screen.queryByRole('textbox', { name: 'Name of the part' })).not.toBeInTheDocument();
  await userEvent.click(await next('Next: Dates & place'));
  expect(await textbox('Name of the part')).toHaveFocus();
  await userEvent.type(await textbox('Name of the part'), 'The aunt');
  await userEvent.type(screen.getByRole('textbox', { name: 'Must have' }), 'Hindi{Enter}Bengali{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Copy The aunt' }));
  expect(screen.getAllByRole('button', { name: 'The aunt' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Remove Bengali' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove The aunt' }));
  expect(screen.getAllByRole('button', { name: 'The aunt' })).toHaveLength(1);
});

test.each([
  ['Call me on 98200 41177 for the script.', 'A phone number is in the text.'],
  ['Write to tea@example.com.', 'An e-mail address is in the text.'],
])('SEC-44 contact data is pointed out while it is typed: %s', async (text, warning) => {
  postingServer();
  openPage('/post-a-job');
  await userEvent.type(await textbox('What it is about'), text);
  expect(screen.getByText(warning)).toBeInTheDocument();
  await userEvent.clear(await textbox('What it is about'));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('SEC-43 a part without ages is not sent in: the fields say that they are needed', async () => {
  openWhole({}, 'roles');
  await userEvent.clear(await textbox('Youngest'));
  await userEvent.clear(await textbox('Oldest'));
  await userEvent.click(await next('Next: Dates & place'));
  expect(await textbox('Youngest')).toHaveFocus();
  expect(await textbox('Youngest')).toHaveAccessibleDescription('Please give the youngest playing age');
  expect(await textbox('Oldest')).toHaveAccessibleDescription('Please give the oldest playing age');
});

test('SEC-43 the page says which changes of an open job staff read first', async () => {
  openWhole({ state: 'open' });
  expect(await screen.findByText(/^Staff read changed words, ages, pay/u)).toBeInTheDocument();
});

test('two numbers in a field for one are said, and never become a third', async () => {
  postingServer();
  openPage('/post-a-job?step=roles');
  await userEvent.click(await next('Add a role'));
  const youngest = await textbox('Youngest');
  await userEvent.type(youngest, '8-12');
  expect(youngest).toHaveAccessibleDescription('Enter one whole number');
  await userEvent.tab();
  expect(youngest).toHaveValue('8-12');
  expect(youngest).toBeInvalid();
  const count = await textbox('How many');
  await userEvent.clear(count);
  await userEvent.type(count, '2-3');
  expect(count).toHaveAccessibleDescription('Enter one whole number');
  await userEvent.tab();
  expect(count).toHaveValue('2');
});

test('SEC-43 ages below 18 are explained where they are asked', async () => {
  openWhole({}, 'roles');
  await userEvent.clear(await textbox('Youngest'));
  await userEvent.type(await textbox('Youngest'), '12');
  expect(screen.getByText('Staff read calls for minors or with intimacy before they are shown.')).toBeInTheDocument();
});

test('a template begins an empty draft, and is not offered for another', async () => {
  postingServer();
  openPage('/post-a-job');
  await userEvent.click(await screen.findByRole('button', { name: 'Commercial' }));
  expect(screen.getByLabelText('Kind of work')).toHaveValue('Commercial');
  expect(screen.queryByText('Start from')).not.toBeInTheDocument();
});

test('a template that is pressed before the categories are there chooses its category when they are', async () => {
  const server = postingServer();
  const categories = deferred();
  server.respond('/api/get-categories', () => categories.response);
  openPage('/post-a-job');
  await userEvent.click(await screen.findByRole('button', { name: 'Commercial' }));
  await userEvent.type(await textbox('Title'), 'Tea film');
  await userEvent.click(await next('Next: Roles'));
  expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Please choose a category');
  const model = { id: 2, name: 'Model', slug: 'model', image: '/media/x-640.webp', talent_count: 1 };
  categories.resolve(ok({ status: 200, data: [model] }));
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveDisplayValue('Model'));
  expect(screen.getByLabelText('Category')).toBeValid();
  expect(await textbox('Title')).toHaveValue('Tea film');
});

test('templates stay while the first fields are typed, and leave what was typed; after the next step they are gone', async () => {
  postingServer();
  openPage('/post-a-job');
  await userEvent.type(await textbox('Title'), 'Tea film');
  await userEvent.click(screen.getByRole('button', { name: 'Commercial' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Tea film');
  expect(screen.getByLabelText('Kind of work')).toHaveValue('Commercial');
  cleanup();
  openPage('/post-a-job');
  expect(await textbox('Title')).toHaveValue('Tea film');
  expect(screen.queryByText('Start from')).not.toBeInTheDocument();
  localStorage.clear();
  cleanup();

  const { router } = openPage('/post-a-job');
  await userEvent.type(await textbox('Title'), 'Tea film');
  await act(() => router.navigate('/post-a-job?step=roles'));
  await act(() => router.navigate(-1));
  expect(await textbox('Title')).toHaveValue('Tea film');
  expect(screen.queryByText('Start from')).not.toBeInTheDocument();
});

test('the preview follows what is typed, and names the step of what is missing', async () => {
  postingServer();
  openPage('/post-a-job');
  await userEvent.type(await textbox('Title'), 'Tea film');
  expect((await preview()).getByText('Tea film')).toBeInTheDocument();
  expect((await preview()).getByText('Step 4')).toBeInTheDocument();
});

test('how many people fit a part is told, and is absent where nobody can say', async () => {
  const { server } = openWhole({}, 'roles');
  const fit = await screen.findByText(/people fit The aunt/u);
  expect(fit).toHaveTextContent('41 people fit The aunt. Without Bengali: 180.');
  server.respond(FIT, () => refused(503, 'UNAVAILABLE'));
  await userEvent.clear(await textbox('Youngest'));
  await userEvent.type(await textbox('Youngest'), '30');
  await waitFor(() => expect(screen.queryByText(/people fit/u)).not.toBeInTheDocument());
});

test.each([
  ['25k', '₹25,000'],
  ['2.5 lakh', '₹2,50,000'],
])('pay of %s is read as %s, and the field says so', async (typed, sum) => {
  openWhole();
  const field = await textbox('How much (₹)');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(field).toHaveAccessibleDescription(sum);
  expect((await preview()).getByText(new RegExp(sum.replace('₹', '')))).toBeInTheDocument();
});

test('a second field makes a range of the pay, which the preview shows', async () => {
  const { server } = openWhole();
  await userEvent.type(await textbox('Up to (₹)'), '40k');
  expect(await textbox('Up to (₹)')).toHaveAccessibleDescription('₹40,000');
  expect((await preview()).getByText('₹20,000–₹40,000')).toBeInTheDocument();
  await userEvent.click(await next('Post the job'));
  await waitFor(() => expect(server.requestsOf(SUBMIT)).toHaveLength(1));
  expect(server.requestsOf(SAVE).at(-1)?.body).toMatchObject({ content: { pay: 20_000, pay_max: 40_000 } });
});

test('a range that ends below its beginning says so in its field, and the job is not sent in', async () => {
  const { server } = openWhole();
  const field = await textbox('Up to (₹)');
  await userEvent.type(field, '4000');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/^The upper sum must not be below the first/u);
  await userEvent.click(await next('Post the job'));
  expect(server.requestsOf(SUBMIT)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).not.toHaveAccessibleDescription(/upper sum must/u);
});

test('a range of pay is not guessed: it stays in the field with what is wrong, and the job is not sent in', async () => {
  const { server } = openWhole();
  const field = await textbox('How much (₹)');
  await userEvent.clear(field);
  await userEvent.type(field, '25000 - 40000');
  await userEvent.tab();
  expect(field).toHaveValue('25000 - 40000');
  expect(field).toHaveAccessibleDescription('Enter the lower amount here, and the upper one under “Up to (₹)”');
  await userEvent.click(await next('Post the job'));
  expect(server.requestsOf(SUBMIT)).toEqual([]);
});

test('REL-17 pressed twice a job is sent in once, as it was saved, and what happened is said', async () => {
  const { server } = openWhole();
  const response = deferred();
  server.respond(SUBMIT, () => response.response);
  await userEvent.dblClick(await next('Post the job'));
  response.resolve(ok({ status: 200, data: anOwnJob({ state: 'open', content: aWholeJob() }) }));
  expect(await screen.findByRole('heading', { name: 'It is on the call list' })).toHaveFocus();
  expect(server.requestsOf(SUBMIT).map(({ body }) => body)).toEqual([{ id: 12, revision: 1 }]);
  expect(server.requestsOf(SUBMIT)[0]?.key).toMatch(/^[0-9a-f-]{36}$/u);
  expect(screen.getByRole('link', { name: 'See it as talent do' })).toHaveAttribute('href', '/jobs/12-tea-film');
});

test('a job that is saved for the first time while it is posted ends at its confirmation', async () => {
  const server = postingServer();
  asClient(server);
  const copy = { version: 1, at: Date.now(), owner: '12', revision: 0, content: aWholeJob() };
  localStorage.setItem('post-a-job.new', JSON.stringify(copy));
  const saved = deferred();
  server.respond(SAVE, () => saved.response);
  server.respond(SUBMIT, () => ok({ status: 200, data: anOwnJob({ state: 'open', content: aWholeJob() }) }));
  const { router } = openPage('/post-a-job?step=pay');
  await userEvent.click(await next('Post the job'));
  saved.resolve(ok({ status: 200, data: anOwnJob({ content: aWholeJob() }) }));
  await waitFor(() => expect(server.requestsOf(SUBMIT)).toHaveLength(1));
  await waitFor(() => expect(router.state.location.search).toBe('?job=12&step=pay'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('heading', { name: 'It is on the call list' })).toHaveFocus();
  expect(server.saves()).toHaveLength(1);
});

test('a first job waits for staff, who are named, and for how long', async () => {
  const { server } = openWhole();
  server.respond(SUBMIT, () => ok({ status: 200, data: anOwnJob({ state: 'review', content: aWholeJob() }) }));
  await userEvent.click(await next('Post the job'));
  expect(await screen.findByRole('heading', { name: 'In review' })).toBeInTheDocument();
  expect(screen.getByText(/^Staff read it/u)).toHaveTextContent(`Staff read it ${REVIEW_TIME}, before talent see it.`);
  expect(screen.getByRole('link', { name: 'My jobs' })).toHaveAttribute('href', '/client/dashboard?tab=jobs');
});

test('what is missing anywhere leads to its step and field', async () => {
  const { router } = openWhole({ content: aWholeJob({ title: ' ' }) });
  await userEvent.click(await next('Post the job'));
  await waitFor(async () => expect(await textbox('Title')).toHaveFocus());
  expect(router.state.location.search).toBe('?job=12&step=project');
});

test('what the server finds missing stands in its field', async () => {
  const { server } = openWhole();
  server.respond(SUBMIT, () => refused(422, 'JOB_INCOMPLETE', { fields: { 'roles.0.details': 'Please take it out' } }));
  await userEvent.click(await next('Post the job'));
  await waitFor(async () => expect(await textbox('What happens in the part')).toHaveFocus());
  expect(await textbox('What happens in the part')).toHaveAccessibleDescription('Please take it out');
});

test('what is not saved is not sent in', async () => {
  const { server } = openWhole();
  server.respond(SAVE, () => refused(503, 'UNAVAILABLE'));
  await userEvent.type(await screen.findByLabelText('For what'), 'per day');
  await userEvent.click(await next('Post the job'));
  expect(await screen.findByText('It is not saved yet, so it was not sent in.')).toBeInTheDocument();
  expect(server.requestsOf(SUBMIT)).toEqual([]);
});

test('a visitor is asked to log in at the end, and comes back to it', async () => {
  postingServer();
  localStorage.setItem('post-a-job.new', JSON.stringify({ version: 1, at: Date.now(), owner: '', revision: 0, content: aWholeJob() }));
  openPage('/post-a-job?step=pay');
  await userEvent.click(await next('Log in and post it'));
  expect(screen.getByText('Join panel, then /post-a-job?step=pay')).toBeInTheDocument();
});

test('what staff ask to change stands at the top, and a closed job cannot be written', async () => {
  openWhole({ review_note: 'Please name the director.' });
  expect(await screen.findByText(/Please name the director/u)).toBeInTheDocument();
});

test('a job that is closed is not written any more', async () => {
  openWhole({ state: 'closed' });
  expect(await screen.findByText('This job is closed')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
});

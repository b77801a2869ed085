import { screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { newRole } from '../features/posting/blank-job';
import { deferred, ok, refused } from '../testing/job-network';
import { openPage } from '../testing/open-page';
import { anOwnJob, asClient, asVisitor, aWholeJob, postingServer, SAVE, SUBMIT } from '../testing/posting-server';

// Pauses in typing are really waited for.
beforeEach(() => asVisitor());

const button = (name: string) => screen.findByRole('button', { name });
const textbox = (name: string) => screen.findByRole('textbox', { name });
const aRole = (key: string, name: string) => ({ ...newRole({ name, age_min: 20, age_max: 30 }), key });
const twoRoles = [aRole('the-aunt', 'The aunt'), aRole('the-uncle', 'The uncle')];

function openJob(change: Parameters<typeof aWholeJob>[0] = {}, step = 'pay') {
  const server = postingServer(anOwnJob({ content: aWholeJob(change) }));
  asClient(server);
  return { server, ...openPage(`/post-a-job?job=12&step=${step}`) };
}

test('Enter in a text field stays at what is missing, and leads one step on once nothing is', async () => {
  const { router } = openJob({ title: '' }, 'project');
  await userEvent.type(await textbox('Who is asking'), '{Enter}');
  expect(router.state.location.search).toBe('?job=12&step=project');
  await waitFor(async () => expect(await textbox('Title')).toHaveFocus());
  await userEvent.type(await textbox('Title'), 'Tea film{Enter}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Who do you need?' })).toHaveFocus();
  expect(router.state.location.search).toBe('?job=12&step=roles');
});

test('what the server refuses in a job that is sent in opens its step and its role, with the focus in its field', async () => {
  const { server, router } = openJob({ roles: twoRoles });
  server.respond(SUBMIT, () => refused(422, 'JOB_INCOMPLETE', { fields: { 'roles.1.name': 'Please take it out' } }));
  await userEvent.click(await button('Post the job'));
  await waitFor(async () => expect(await textbox('Name of the part')).toHaveFocus());
  expect(await textbox('Name of the part')).toHaveValue('The uncle');
  expect(await textbox('Name of the part')).toHaveAccessibleDescription('Please take it out');
  expect(router.state.location.search).toBe('?job=12&step=roles');
});

test('what the server refuses in the save before that leads to its field, too', async () => {
  const { server, router } = openJob();
  server.respond(SAVE, () => refused(422, 'VALIDATION_FAILED', { fields: { 'content.title': 'At most 120 characters' } }));
  await userEvent.type(await screen.findByLabelText('For what'), 'per day');
  await userEvent.click(await button('Post the job'));
  await waitFor(async () => expect(await textbox('Title')).toHaveFocus());
  expect(await textbox('Title')).toHaveAccessibleDescription('At most 120 characters');
  expect(router.state.location.search).toBe('?job=12&step=project');
  expect(server.requestsOf(SUBMIT)).toEqual([]);
});

test('what the server refuses while somebody writes is said in the field, where the next letter takes it away', async () => {
  const { server } = openJob({}, 'project');
  server.respond(SAVE, () => refused(422, 'VALIDATION_FAILED', { fields: { 'content.title': 'Not this word' } }));
  await userEvent.type(await textbox('What it is about'), ' It rains.');
  await waitFor(async () => expect(await textbox('Title')).toHaveAccessibleDescription('Not this word'));
  expect(await textbox('What it is about')).toHaveFocus();
  await userEvent.type(await textbox('Title'), 's');
  expect(await textbox('Title')).toBeValid();
  expect(await textbox('What it is about')).toHaveValue('One lift, four floors. It rains.');
});

test('text typed while a save is under way survives its answer, and is saved after it', async () => {
  const { server } = openJob({}, 'project');
  const first = deferred();
  server.respond(SAVE, () => first.response);
  await userEvent.type(await textbox('Title'), ' one');
  await waitFor(() => expect(server.saves()).toHaveLength(1));
  await userEvent.type(await textbox('Title'), ' two');
  server.respond(SAVE, () => ok({ status: 200, data: anOwnJob({ revision: 3 }) }));
  first.resolve(ok({ status: 200, data: anOwnJob({ revision: 2, content: aWholeJob({ title: 'Tea film one' }) }) }));
  await waitFor(() => expect(server.saves()).toHaveLength(2));
  expect(await textbox('Title')).toHaveValue('Tea film one two');
  expect(server.saves()[1]?.content.title).toBe('Tea film one two');
});

test('text typed while the job is sent in is kept as a change of it', async () => {
  const { server } = openJob();
  const response = deferred();
  server.respond(SUBMIT, () => response.response);
  await userEvent.click(await button('Post the job'));
  await waitFor(() => expect(server.requestsOf(SUBMIT)).toHaveLength(1));
  await userEvent.type(await textbox('What else, and what it is used for'), 'Meals are paid.');
  response.resolve(ok({ status: 200, data: anOwnJob({ state: 'open', revision: 2, content: aWholeJob() }) }));
  expect(await screen.findByRole('heading', { name: 'It is on the call list' })).toBeInTheDocument();
  await waitFor(() => expect(server.saves().at(-1)?.content.usage).toBe('Meals are paid.'));
});

test('the button is ready again after a failure, and one press more sends the job in', async () => {
  const { server } = openJob();
  server.respond(SUBMIT, () => Promise.reject(new TypeError('no network')));
  await userEvent.click(await button('Post the job'));
  expect(await screen.findByText('The server could not be reached. Please try again.')).toBeInTheDocument();
  expect(await button('Post the job')).not.toHaveAttribute('aria-busy');
  server.respond(SUBMIT, () => ok({ status: 200, data: anOwnJob({ state: 'open', content: aWholeJob() }) }));
  await userEvent.click(await button('Post the job'));
  expect(await screen.findByRole('heading', { name: 'It is on the call list' })).toBeInTheDocument();
});

test('what is missing in another step stays marked there while the first is mended', async () => {
  openJob({ title: '', question: 'Call 98200 41177?' });
  await userEvent.click(await button('Post the job'));
  await waitFor(async () => expect(await textbox('Title')).toHaveFocus());
  await userEvent.type(await textbox('Title'), 'Tea film');
  await userEvent.click(await button('Next: Roles'));
  expect(await textbox('Ask everyone one question')).toHaveAccessibleDescription(/^Please take phone numbers/u);
});

test('what was said of a role goes with it, and does not stand at the next one', async () => {
  openJob({ roles: [aRole('the-aunt', ''), aRole('the-uncle', 'The uncle')] }, 'roles');
  await userEvent.click(await button('Next: Dates & place'));
  expect(await textbox('Name of the part')).toBeInvalid();
  await userEvent.click(await button('Remove Role 1'));
  await userEvent.click(await button('The uncle'));
  expect(await textbox('Name of the part')).toHaveValue('The uncle');
  expect(await textbox('Name of the part')).toBeValid();
});

test("opening the page leaves another person's unsaved job in this browser alone", async () => {
  const stored = JSON.stringify({ version: 1, at: Date.now(), owner: '99', revision: 0, content: aWholeJob() });
  localStorage.setItem('post-a-job.new', stored);
  asClient(postingServer());
  openPage('/post-a-job');
  expect(await textbox('Title')).toHaveValue('');
  expect(localStorage.getItem('post-a-job.new')).toBe(stored);
});

import { beginSession } from '@alltalent/shared/api';
import { screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { act, cleanup } from '@testing-library/react';
import { deferred, ok, refused } from '../testing/job-network';
import { openPage } from '../testing/open-page';
import { anOwnJob, asClient, asVisitor, aWholeJob, postingServer, SAVE } from '../testing/posting-server';

// Pauses in typing are really waited for.
beforeEach(() => asVisitor());

const title = () => screen.findByRole('textbox', { name: 'Title' });
const savedSoon = () => waitFor(() => expect(screen.getByText(/^Draft saved, \d{1,2}:\d\d [ap]m IST$/u)).toBeInTheDocument());

test('LINK-01 a visitor writes at once; what was typed is there after a reload, and Save asks to log in', async () => {
  const server = postingServer();
  openPage('/post-a-job');
  await userEvent.type(await title(), 'Tea film');
  expect(screen.getByText('Kept in this browser')).toBeInTheDocument();
  cleanup();
  openPage('/post-a-job?step=project');
  expect(await title()).toHaveValue('Tea film');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Join panel, then /post-a-job?step=project')).toBeInTheDocument();
  expect(server.saves()).toEqual([]);
});

test('a draft survives the login: it becomes a draft of the user, once, and leaves the browser', async () => {
  const server = postingServer();
  const { queryClient, router } = openPage('/post-a-job');
  await userEvent.type(await title(), 'Tea film');
  asClient(server);
  await act(() => beginSession(queryClient, '12'));
  expect(await title()).toHaveValue('Tea film');
  await savedSoon();
  expect(server.saves()).toEqual([expect.objectContaining({ id: null, content: expect.objectContaining({ title: 'Tea film' }) })]);
  expect(router.state.location.search).toBe('?job=12&step=project');
  expect(localStorage.getItem('post-a-job.new')).toBeNull();
});

test('a draft of more than thirty days, or of another version of the page, is not begun with', async () => {
  postingServer();
  const store = (change: object) =>
    localStorage.setItem(
      'post-a-job.new',
      JSON.stringify({ version: 1, at: Date.now(), owner: '', revision: 0, content: aWholeJob(), ...change }),
    );
  for (const change of [{ at: Date.now() - 31 * 86_400_000 }, { version: 0 }, { content: { title: 4 } }]) {
    store(change);
    openPage('/post-a-job');
    expect(await title()).toHaveValue('');
    cleanup();
  }
  store({});
  openPage('/post-a-job');
  expect(await title()).toHaveValue('Tea film');
});

test('talent are told that posting is for people who hire, and the draft stays', async () => {
  const server = postingServer();
  openPage('/post-a-job');
  await userEvent.type(await title(), 'Tea film');
  cleanup();
  asClient(server, { role_id: '5' });
  openPage('/post-a-job');
  expect(await screen.findByText('Posting is for people who hire')).toBeInTheDocument();
  expect(screen.getByText(/can hire too: you can add that side on your account page.*for 30 days/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account#sides');
  expect(localStorage.getItem('post-a-job.new')).toContain('Tea film');
});

test('what is typed is saved a moment after the last letter, one call at a time, each from the newest revision', async () => {
  const server = postingServer(anOwnJob());
  asClient(server);
  const first = deferred();
  server.respond(SAVE, () => first.response);
  openPage('/post-a-job?job=12');
  await userEvent.type(await title(), 'Tea');
  expect(server.saves()).toEqual([]);
  await waitFor(() => expect(server.saves()).toHaveLength(1));
  await userEvent.type(await title(), ' film');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(server.saves()).toHaveLength(1);
  server.respond(SAVE, () => ok({ status: 200, data: anOwnJob({ revision: 3 }) }));
  first.resolve(ok({ status: 200, data: anOwnJob({ revision: 2 }) }));
  await savedSoon();
  expect(server.saves().map(({ revision, content }) => [revision, content.title])).toEqual([
    [1, 'Tea'],
    [2, 'Tea film'],
  ]);
});

test('a save that failed says so and keeps what was typed, over a reload too; one press tries again', async () => {
  const server = postingServer(anOwnJob());
  asClient(server);
  server.respond(SAVE, () => refused(503, 'UNAVAILABLE'));
  openPage('/post-a-job?job=12');
  await userEvent.type(await title(), 'Tea film');
  await waitFor(() => expect(screen.getByText(/^Not saved: /u)).toBeInTheDocument());
  cleanup();
  openPage('/post-a-job?job=12');
  expect(await title()).toHaveValue('Tea film');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  server.respond(SAVE, () => ok({ status: 200, data: anOwnJob({ revision: 2 }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await savedSoon();
});

describe('REL-14 another tab was faster', () => {
  const elsewhere = anOwnJob({ revision: 7, content: aWholeJob({ title: 'Written elsewhere' }) });
  const conflict = async () => {
    const server = postingServer(anOwnJob());
    asClient(server);
    openPage('/post-a-job?job=12');
    await title();
    server.stored.job = elsewhere;
    await userEvent.type(await title(), 'Mine');
    await screen.findByText(/^This job was changed in another tab/u);
    expect(await title()).toHaveValue('Mine');
    return server;
  };

  test('the other version is loaded on request', async () => {
    const server = await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Load the other version' }));
    await waitFor(async () => expect(await title()).toHaveValue('Written elsewhere'));
    expect(server.stored.job?.content.title).toBe('Written elsewhere');
  });

  test('or what this page shows is kept over it', async () => {
    const server = await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.stored.job?.content.title).toBe('Mine'));
    expect(server.saves().at(-1)?.revision).toBe(7);
  });
});

test.each(['/post-a-job?job=13', '/post-a-job?job=x'])('SEC-27 %s is no job of this client: not found', async (url) => {
  const server = postingServer(anOwnJob());
  asClient(server);
  openPage(url);
  expect(await screen.findByText('Not found page')).toBeInTheDocument();
});

test('a job in the address asks a visitor to log in first', async () => {
  postingServer();
  openPage('/post-a-job?job=12&step=pay');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /post-a-job?job=12&step=pay')).toBeInTheDocument();
});

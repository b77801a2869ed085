import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { act, aUser, FakeEventSource, FakeUpload, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { openPage } from '../testing/open-page';
import { leave, lineOf, messageOf, PATHS, signIn, threadOf, threadsOf } from '../testing/threads-server';

afterEach(() => {
  leave();
  for (const height of ['clientHeight', 'scrollHeight']) Reflect.deleteProperty(HTMLElement.prototype, height);
});

const composer = () => screen.findByRole('textbox', { name: 'Write a message' }, { timeout: 5000 });

test('HIR-02 the list shows with whom, about which job, and what is unread', async () => {
  signIn();
  openPage('/messages');
  const line = await screen.findByRole('link', { name: /Ritu Khanna/u });
  expect(line).toHaveAttribute('href', '/messages/12');
  expect(line).toHaveTextContent('Tea film');
  expect(line).toHaveTextContent('2 unread');
});

test('HIR-02 an empty list says who begins and where jobs are; a failed one can be asked for again', async () => {
  const server = { isDown: true };
  signIn({ [PATHS.threads]: () => (server.isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok(threadsOf([]))()) });
  openPage('/messages');
  expect(await screen.findByText('Your messages did not load')).toBeInTheDocument();
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/u }));
  expect(await screen.findByText(/Clients begin conversations/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
});

test('HIR-02 older conversations come on demand', async () => {
  const older = lineOf({ id: 5, other: { name: 'Dev Mehra', image: '', path: '' }, unread: 0 });
  signIn({
    [PATHS.threads]: ok(threadsOf([lineOf()], true)),
    [`${PATHS.threads}?before=${lineOf().last_at}`]: ok(threadsOf([older])),
  });
  openPage('/messages');
  await userEvent.click(await screen.findByRole('button', { name: 'Older conversations' }));
  expect(await screen.findByRole('link', { name: /Dev Mehra/u })).toBeInTheDocument();
});

test('HIR-02 a sent message appears, once, with the state of the last one that was read', async () => {
  const own = messageOf({ id: 101, is_own: true, text: 'Yes, all day.' });
  const sent = messageOf({ id: 102, is_own: true, text: 'From ten.' });
  const asked = signIn({
    [PATHS.thread]: ok(threadOf({ messages: [messageOf(), own], read_until: 101 })),
    [PATHS.send]: ok({ status: 200, data: sent }),
  });
  openPage('/messages/12');
  expect(await screen.findByText('Read')).toBeInTheDocument();
  await userEvent.type(await composer(), 'From ten.{Enter}');
  await waitFor(() => expect(screen.queryByText('Sending …')).not.toBeInTheDocument());
  expect(screen.getAllByText('From ten.')).toHaveLength(1);
  expect(asked(PATHS.send)).toEqual([expect.objectContaining({ body: { thread_id: 12, text: 'From ten.', attachments: [] } })]);
  expect(await composer()).toHaveValue('');
});

test('HIR-02 a message that fails stays, and is sent again with its key', async () => {
  const server = { isDown: true };
  const asked = signIn({
    [PATHS.send]: () =>
      server.isDown
        ? problem(503, 'UNAVAILABLE', 'Back in a moment.')()
        : ok({ status: 200, data: messageOf({ id: 102, is_own: true, text: 'Hello' }) })(),
  });
  openPage('/messages/12');
  await userEvent.type(await composer(), 'Hello{Enter}');
  expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('Back in a moment.')).not.toBeInTheDocument());
  const keys = asked(PATHS.send).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeDefined();
  expect(new Set(keys).size).toBe(1);
});

test('HIR-02 messages that failed, or were on their way, are there after a reload, for their sender alone, and keep their keys', async () => {
  const server = { mode: 'refuses' as 'refuses' | 'hangs' | 'answers' };
  const asked = signIn({
    [PATHS.send]: () => {
      if (server.mode === 'hangs') return new Promise<never>(() => undefined);
      const sent = messageOf({ id: 102 + asked(PATHS.send).length, is_own: true, text: 'Stored' });
      return server.mode === 'refuses' ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok({ status: 200, data: sent })();
    },
  });
  const first = openPage('/messages/12');
  await userEvent.type(await composer(), 'Hello{Enter}');
  expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
  server.mode = 'hangs';
  await userEvent.type(await composer(), 'On Monday?{Enter}');
  await waitFor(() => expect(asked(PATHS.send)).toHaveLength(2));
  first.unmount();
  server.mode = 'answers';
  localStorage.setItem('user_id', '99');
  signIn({ '/api/user/get-user-details': ok(aUser({ user_id: '99' })), [PATHS.send]: problem(503, 'UNAVAILABLE', 'No') });
  const stranger = openPage('/messages/12');
  await composer();
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  stranger.unmount();
  const again = signIn({
    [PATHS.send]: () => ok({ status: 200, data: messageOf({ id: 102 + again(PATHS.send).length, is_own: true, text: 'Stored' }) })(),
  });
  const second = openPage('/messages/12');
  expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
  expect(screen.getByText(/^It is not certain that this message arrived/u)).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: 'Send again' })) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getAllByText('Stored')).toHaveLength(2));
  expect(again(PATHS.send).map(({ key, body }) => [key, body])).toEqual(asked(PATHS.send).map(({ key, body }) => [key, body]));
  second.unmount();
  openPage('/messages/12');
  await composer();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('HIR-02 messages go out one after the other, in the order in which they were written', async () => {
  const open: (() => void)[] = [];
  const asked = signIn({
    [PATHS.send]: async () => {
      const text = `Stored ${asked(PATHS.send).length + 1}`;
      await new Promise<void>((resolve) => open.push(resolve));
      return ok({ status: 200, data: messageOf({ id: 102 + Number(text.at(-1)), is_own: true, text }) })();
    },
  });
  openPage('/messages/12');
  await userEvent.type(await composer(), 'One{Enter}');
  await userEvent.type(await composer(), 'Two{Enter}');
  expect(asked(PATHS.send).map(({ body }) => body)).toEqual([expect.objectContaining({ text: 'One' })]);
  expect(screen.getAllByText('Sending …')).toHaveLength(2);
  act(() => open[0]?.());
  await waitFor(() => expect(asked(PATHS.send)).toHaveLength(2));
  act(() => open[1]?.());
  await waitFor(() => expect(screen.queryByText('Sending …')).not.toBeInTheDocument());
});

test('HIR-02 Shift and Enter begin a line, a draft outlives the page, and contact data is warned about before a booking', async () => {
  signIn();
  const { unmount } = openPage('/messages/12');
  await userEvent.type(await composer(), 'Call me{Shift>}{Enter}{/Shift}98200 12345 67');
  expect(await screen.findByText(/contains contact data/u)).toBeInTheDocument();
  unmount();
  openPage('/messages/12');
  expect(await composer()).toHaveValue('Call me\n98200 12345 67');
});

test('HIR-02 once it is booked nothing is warned about', async () => {
  signIn({ [PATHS.thread]: ok(threadOf({ is_booked: true })) });
  openPage('/messages/12');
  await userEvent.type(await composer(), '98200 12345 67');
  expect(screen.queryByText(/contains contact data/u)).not.toBeInTheDocument();
});

test('HIR-02 an event brings the new message, which is marked as read', async () => {
  const server = { messages: [messageOf()], unread: 0 };
  const asked = signIn({ [PATHS.thread]: () => ok(threadOf(server))(), [PATHS.read]: ok({ status: 200, unread: 0 }) });
  openPage('/messages/12');
  await screen.findByText('Are you free on Monday?');
  expect(asked(PATHS.read)).toEqual([]);
  Object.assign(server, { messages: [messageOf(), messageOf({ id: 110, text: 'Or on Tuesday?' })], unread: 1 });
  act(() => FakeEventSource.last.open());
  act(() => FakeEventSource.last.send('messages', 12));
  expect(await screen.findByText('Or on Tuesday?')).toBeInTheDocument();
  await waitFor(() => expect(asked(PATHS.read).map(({ body }) => body)).toEqual([{ thread_id: 12, until: 110 }]));
});

test('HIR-02 a new message is scrolled to, unless older ones are being read; an own one always is', async () => {
  const [LINE, SEEN] = [100, 300];
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => SEEN });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.querySelectorAll('ul > li').length * LINE;
    },
  });
  const server = { messages: Array.from({ length: 10 }, (_, index) => messageOf({ id: 100 + index, text: `No ${index}` })) };
  const arrives = async (id: number) => {
    server.messages = [...server.messages, messageOf({ id, text: `No ${id}` })];
    act(() => FakeEventSource.last.send('messages', 12));
    await screen.findByText(`No ${id}`);
  };
  signIn({ [PATHS.thread]: () => ok(threadOf(server))(), [PATHS.send]: ok({ status: 200, data: messageOf({ id: 190, is_own: true }) }) });
  openPage('/messages/12');
  await screen.findByText('No 9');
  act(() => FakeEventSource.last.open());
  const log = screen.getByRole('log');
  expect(log.scrollTop).toBe(1000);
  log.scrollTop = 680;
  await arrives(150);
  expect(log.scrollTop).toBe(1100);
  log.scrollTop = 200;
  await arrives(151);
  expect(log.scrollTop).toBe(200);
  await userEvent.type(await composer(), 'Here I am{Enter}');
  expect(log.scrollTop).toBeGreaterThanOrEqual(1200);
});

test('HIR-02 older messages come above, on demand', async () => {
  signIn({
    [PATHS.thread]: ok(threadOf({ has_more: true })),
    [`${PATHS.thread}?before=100`]: ok(threadOf({ messages: [messageOf({ id: 50, text: 'Long ago', at: '2026-10-01T08:00:00.000Z' })] })),
  });
  openPage('/messages/12');
  await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
  await screen.findByText('Long ago');
  expect(screen.getAllByText(/Long ago|Are you free/u).map(({ textContent }) => textContent)).toEqual([
    'Long ago',
    'Are you free on Monday?',
  ]);
});

test('HIR-02 after blocking somebody, nothing can be written', async () => {
  const server = { is_blocked: false, block_id: null as number | null, may_write: true };
  const asked = signIn({
    [PATHS.thread]: () => ok(threadOf(server))(),
    [PATHS.block]: () => {
      Object.assign(server, { is_blocked: true, block_id: 8, may_write: false });
      return ok({ status: 200, data: [] })();
    },
    [PATHS.unblock]: () => {
      Object.assign(server, { is_blocked: false, block_id: null, may_write: true });
      return ok({ status: 200, data: [] })();
    },
  });
  openPage('/messages/12');
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You blocked this person.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(asked(PATHS.block).map(({ body }) => body)).toEqual([{ thread_id: 12 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument();
  expect(asked(PATHS.unblock).map(({ body }) => body)).toEqual([{ id: 8 }]);
});

test('HIR-02 somebody who is blocked in a conversation is in the list of blocked people at once', async () => {
  const block = { id: 8, name: 'Ritu Khanna', at: '2026-11-20T08:00:00.000Z' };
  signIn({ '/api/blocks': ok({ status: 200, data: [] }), [PATHS.block]: ok({ status: 200, data: [block] }) });
  const page = openPage('/messages');
  await userEvent.click(await screen.findByRole('link', { name: /Ritu Khanna/u }));
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => page.router.navigate('/messages'));
  expect(await screen.findByRole('heading', { name: 'People you blocked' })).toBeInTheDocument();
});

test('HIR-02 a message can be files alone: a file that does not fit is named before it is sent', async () => {
  FakeUpload.install();
  const sent = signIn({ [PATHS.send]: ok({ status: 200, data: messageOf({ id: 131, is_own: true, text: '' }) }) });
  openPage('/messages/12');
  const input = await screen.findByLabelText('Files for your message');
  const film = new File(['film'], 'film.mov', { type: 'video/quicktime' });
  await userEvent.setup({ applyAccept: false }).upload(input, film);
  expect(await screen.findByRole('alert')).toHaveTextContent('film.mov cannot be attached');
  await userEvent.upload(input, new File(['pdf'], 'sides.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  act(() => FakeUpload.all[0]?.respond({ status: 200, body: { status: 200, data: { id: 'a'.repeat(22) } } }));
  expect(await screen.findByText('Ready')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent(PATHS.send).map(({ body }) => body)).toEqual([
      { thread_id: 12, text: '', attachments: [{ id: 'a'.repeat(22), name: 'sides.pdf' }] },
    ]),
  );
});

const aFile = (name: string, type = 'application/pdf') => new File(['file'], name, { type });
const uploads = async (count: number) => waitFor(() => expect(FakeUpload.all).toHaveLength(count));
const arrive = (index: number, id: string) =>
  act(() => FakeUpload.all[index]?.respond({ status: 200, body: { status: 200, data: { id: id.repeat(22) } } }));
const refuseAll = (index: number) =>
  act(() =>
    FakeUpload.all[index]?.respond({ status: 503, body: { status: 503, code: 'UNAVAILABLE', title: '', detail: 'Back in a moment.' } }),
  );

test('HIR-02 files go up one after the other, and the message waits for them', async () => {
  FakeUpload.install();
  const sent = signIn({ [PATHS.send]: ok({ status: 200, data: messageOf({ id: 131, is_own: true, text: 'Both.' }) }) });
  openPage('/messages/12');
  await userEvent.type(await composer(), 'Both.');
  await userEvent.upload(screen.getByLabelText('Files for your message'), [aFile('one.pdf'), aFile('two.m4a', 'audio/x-m4a')]);
  await uploads(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your message can be sent once its files are ready.');
  expect(await composer()).toHaveValue('Both.');
  arrive(0, 'a');
  await uploads(2);
  arrive(1, 'b');
  await waitFor(() => expect(screen.getAllByText('Ready')).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent(PATHS.send)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent(PATHS.send).map(({ body }) => body)).toEqual([
      {
        thread_id: 12,
        text: 'Both.',
        attachments: [
          { id: 'a'.repeat(22), name: 'one.pdf' },
          { id: 'b'.repeat(22), name: 'two.m4a' },
        ],
      },
    ]),
  );
});

test('HIR-02 a file that failed holds the message until it is uploaded again or removed', async () => {
  FakeUpload.install();
  const sent = signIn({ [PATHS.send]: ok({ status: 200, data: messageOf({ id: 131, is_own: true, text: '' }) }) });
  openPage('/messages/12');
  await userEvent.upload(await screen.findByLabelText('Files for your message', {}, { timeout: 5000 }), [
    aFile('one.pdf'),
    aFile('two.pdf'),
  ]);
  await uploads(1);
  refuseAll(0);
  await uploads(2);
  refuseAll(1);
  await waitFor(() => expect(screen.getAllByText('Back in a moment.')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A file of your message was not uploaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove two.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await uploads(3);
  arrive(2, 'c');
  await screen.findByText('Ready');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent(PATHS.send).map(({ body }) => body)).toEqual([
      { thread_id: 12, text: '', attachments: [{ id: 'c'.repeat(22), name: 'one.pdf' }] },
    ]),
  );
});

test('HIR-02 Send without a text or a file does nothing, and stays usable', async () => {
  const sent = signIn();
  openPage('/messages/12');
  await composer();
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
  await userEvent.type(await composer(), 'Hello');
  await userEvent.click(send);
  await waitFor(() => expect(sent(PATHS.send)).toHaveLength(1));
});

test('HIR-02 a pasted picture is attached; removing it ends its upload', async () => {
  FakeUpload.install();
  signIn();
  openPage('/messages/12');
  const box = await composer();
  const clipboardData = { files: [aFile('image.png', 'image/png')] };
  fireEvent.paste(box, { clipboardData });
  await uploads(1);
  expect(FakeUpload.all[0]?.headers.get('content-type')).toBe('image/png');
  await userEvent.click(screen.getByRole('button', { name: 'Remove image.png' }));
  expect(FakeUpload.all[0]?.isAborted).toBe(true);
  expect(screen.queryByText('image.png')).not.toBeInTheDocument();
});

test('HIR-02 too large a file, or too many, are named before anything is sent', async () => {
  FakeUpload.install();
  signIn();
  openPage('/messages/12');
  const input = await screen.findByLabelText('Files for your message', {}, { timeout: 5000 });
  const large = aFile('large.pdf');
  Object.defineProperty(large, 'size', { value: HIRING_LIMITS.attachmentBytes + 1 });
  await userEvent.upload(input, large);
  expect(await screen.findByRole('alert')).toHaveTextContent('large.pdf is larger than 20 MB.');
  const names = Array.from({ length: HIRING_LIMITS.attachments + 1 }, (_, index) => `${index}.pdf`);
  await userEvent.upload(
    input,
    names.map((name) => aFile(name)),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('A message takes up to 5 files.');
  expect(FakeUpload.all).toEqual([]);
});

test.each(['/messages/12', '/messages/x'])(
  'HIR-02 %s of other people, or of nobody, says that there is no such conversation',
  async (address) => {
    signIn({ [PATHS.thread]: problem(404, 'NOT_FOUND', 'Not found') });
    openPage(address);
    expect(await screen.findByText('There is no such conversation')).toBeInTheDocument();
  },
);

test('HIR-02 one wrong file leaves the good ones; what is uploaded survives leaving the thread, and goes to no other one', async () => {
  FakeUpload.install();
  signIn({ '/api/threads/13': ok(threadOf({ id: 13 })) });
  const first = openPage('/messages/12');
  await userEvent
    .setup({ applyAccept: false })
    .upload(await screen.findByLabelText('Files for your message'), [
      new File(['film'], 'film.mov', { type: 'video/quicktime' }),
      new File(['pdf'], 'sides.pdf', { type: 'application/pdf' }),
    ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('film.mov cannot be attached');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  act(() => FakeUpload.all[0]?.respond({ status: 200, body: { status: 200, data: { id: 'a'.repeat(22) } } }));
  expect(await screen.findByText('Ready')).toBeInTheDocument();
  await act(() => first.router.navigate('/messages/13'));
  await waitFor(() => expect(screen.queryByText('sides.pdf')).not.toBeInTheDocument());
  first.unmount();
  openPage('/messages/12');
  expect(await screen.findByText('sides.pdf')).toBeInTheDocument();
});

test('HIR-02 people who are blocked are listed, and unblocked there', async () => {
  const block = { id: 8, name: 'Ritu Khanna', at: '2026-11-20T08:00:00.000Z' };
  const asked = signIn({
    '/api/blocks': ok({ status: 200, data: [block] }),
    [PATHS.unblock]: ok({ status: 200, data: [] }),
  });
  openPage('/messages');
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Ritu Khanna' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'People you blocked' })).not.toBeInTheDocument());
  expect(asked(PATHS.unblock).map(({ body }) => body)).toEqual([{ id: 8 }]);
});

test('HIR-02 the client of a child reads to whom it writes', async () => {
  signIn({ [PATHS.thread]: ok(threadOf({ side: 'client', other: { name: 'Tara M.', image: '', path: '/tara-m', is_for_child: true } })) });
  openPage('/messages/12');
  expect(await screen.findByText('You are writing to Tara’s parent or guardian.')).toBeVisible();
});

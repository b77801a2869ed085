import type { UnsentMessage } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';

const FAILED = '/api/office/messages?state=failed';
const HELD = '/api/office/messages?state=held';
const SEND = '/api/office/messages/send';
const DROP = '/api/office/messages/drop';

function aMessage(id: number, changes: Partial<UnsentMessage> = {}): UnsentMessage {
  return {
    id,
    channel: 'mail',
    to: 'r***@example.com',
    subject: `Mail ${id}`,
    failure: 'refused',
    tries: 3,
    put_in_at: '2026-11-27T04:30:00.000Z',
    useful_until: '2026-11-28T04:30:00.000Z',
    can_be_sent: true,
    ...changes,
  };
}

const page = (data: readonly UnsentMessage[], changes: object = {}) => ok({ status: 200, data, next: '', failed: 2, held: 0, ...changes });
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((one) => one.path === path).map(({ body }) => body);

test('OFF-01 messages that were given up say to whom, why and since when, and chosen ones are sent again', async () => {
  const lists = [
    page([aMessage(1), aMessage(2, { channel: 'sms', to: '******10', subject: '', failure: 'no-server', can_be_sent: false })]),
    page([]),
  ];
  const requests = openOfficeServer({ [FAILED]: () => (lists.shift() ?? page([]))(), [SEND]: ok({ status: 200, moved: 1 }) });
  openPage('/office/messages');
  const list = within(await screen.findByRole('list', { name: 'Messages that did not go out' }));
  const [mail, sms] = list.getAllByRole('listitem').map((row) => within(row));
  expect(mail?.getByText('Mail, r***@example.com')).toBeVisible();
  expect(mail?.getByText('Not taken after 3 tries')).toBeVisible();
  expect(mail?.getByText('Since 27 Nov, 10:00 am IST')).toBeVisible();
  expect(sms?.getByText('No server is configured')).toBeVisible();
  expect(sms?.getByText('Of no use any more')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('No message was given up')).toBeVisible();
  expect(bodies(requests, SEND)).toEqual([{ ids: [1, 2], is_every_held: false }]);
});

test('OFF-01 chosen messages are dropped with a reason; a refusal keeps what was typed', async () => {
  const answers = [problem(503, 'UNAVAILABLE', 'The database is away.'), ok({ status: 200, moved: 1 })];
  const requests = openOfficeServer({
    [FAILED]: page([aMessage(1), aMessage(2)]),
    [DROP]: () => (answers.shift() ?? ok({ status: 200, moved: 1 }))(),
  });
  openPage('/office/messages');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose message 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drop 1 message?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Drop' }));
  expect(await dialog.findByText('Say why: it is kept in the audit trail')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sent by hand');
  await userEvent.click(dialog.getByRole('button', { name: 'Drop' }));
  expect(await dialog.findByText('The database is away.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Sent by hand');
  await userEvent.click(dialog.getByRole('button', { name: 'Drop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const input = { ids: [2], is_every_held: false, reason: 'Sent by hand' };
  expect(bodies(requests, DROP)).toEqual([input, input]);
});

test('OFF-01 more held messages than are shown are sent at once after a question', async () => {
  const requests = openOfficeServer({
    [HELD]: page([aMessage(1, { failure: '' })], { failed: 0, held: 120, next: '1.1' }),
    [SEND]: ok({ status: 200, moved: 120 }),
  });
  openPage('/office/messages?state=held');
  expect(await screen.findByRole('link', { name: 'Held (120)' })).toBeVisible();
  expect(screen.getByText(/^These messages were more than two hours late/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send all that are held' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send every held message?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send all that are held' }));
  await waitFor(() => expect(bodies(requests, SEND)).toEqual([{ ids: [], is_every_held: true }]));
});

test('OFF-01 a list that does not load says so', async () => {
  openOfficeServer({ [FAILED]: problem(503, 'UNAVAILABLE', 'The database is away.') });
  openPage('/office/messages');
  expect(await screen.findByText('The messages did not load')).toBeVisible();
});

test('OFF-01 support has no messages to send again', async () => {
  openOfficeServer({}, aSession({}, ['support']));
  openPage('/office/messages');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
});

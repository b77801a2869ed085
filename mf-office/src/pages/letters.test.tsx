import { type TicketDetail, type TicketDetailResponse } from '@alltalent/shared/contracts';
import { offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';
import { aSession, aTicket, openOfficeServer } from '../testing/office-server';

const LETTERS = '/api/office/letters?assigned=all&list=waiting';
const NILA = 'AT-4FWZ-2HNB';
const TARA = 'AT-C8PT-6RVK';
const NOW = new Date().toISOString();

function aLetter(id: string, name: string, changes: Partial<TicketDetail> = {}): TicketDetail {
  return {
    id,
    version: 3,
    topic: 'hiring',
    about: 'Hiring and posting a job',
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    message: 'I look for a drummer.',
    opening: '',
    phone: '',
    link: '',
    cv_bytes: null,
    sent_at: NOW,
    due_at: NOW,
    state: 'open',
    marks: [],
    assignee: null,
    colleagues: [
      { user_id: 'u_joseph', name: 'Joseph D’Cruz' },
      { user_id: 'u_nikhil', name: 'Nikhil Bose' },
    ],
    desk_email: 'casting@example.com',
    entries: [],
    account: null,
    is_account_certain: false,
    history: [],
    claim: null,
    ...changes,
  };
}

const answerOf = (letter: TicketDetail) => ok({ status: 200, data: letter } satisfies TicketDetailResponse);
const bodies = (requests: ReturnType<typeof openOfficeServer>, call: string) =>
  requests.filter((one) => one.path === `/api/office/letters/${call}`).map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = () => screen.findByLabelText('Answer to nila@example.com');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

function open(responses: Parameters<typeof openOfficeServer>[0] = {}, address = `/office/letters?item=${NILA}`) {
  const requests = openOfficeServer({
    [LETTERS]: ok({ status: 200, data: [aTicket(NILA, 'Nila Bose'), aTicket(TARA, 'Tara Menon')], total: 2, next: '', colleagues: [] }),
    [`/api/office/letters/${NILA}`]: answerOf(aLetter(NILA, 'Nila Bose')),
    [`/api/office/letters/${TARA}`]: answerOf(
      aLetter(TARA, 'Tara Menon', { topic: 'career', cv_bytes: 184_320, link: 'https://x.example' }),
    ),
    '/api/office/reasons?queue=letters': ok({ status: 200, data: ['Thank you for writing.'] }),
    ...responses,
  });
  return { requests, ...openPage(address) };
}

beforeEach(() => sessionStorage.clear());

test('OFF-01 an answer names the version that was read, closes the letter by choice, and the next one opens', async () => {
  const { requests } = open({ '/api/office/letters/answer': answerOf(aLetter(NILA, 'Nila Bose', { state: 'closed', version: 4 })) });
  await userEvent.type(await field(), 'Dear Nila,');
  await userEvent.click(screen.getByText('Words of earlier answers'));
  await userEvent.click(screen.getByRole('button', { name: 'Thank you for writing.', hidden: true }));
  await send();
  await heading('Tara Menon');
  expect(screen.getByText('Toast: The answer to Nila Bose is sent.')).toBeVisible();
  expect(bodies(requests, 'answer')).toEqual([
    { id: NILA, version: 3, text: 'Dear Nila,\n\nThank you for writing.', closes: true, keeps_line: false },
  ]);
});

test('OFF-01 an answer that keeps the letter open leaves it in sight, with an empty field', async () => {
  const entries = [{ id: 'le_1', kind: 'answer' as const, at: NOW, by: 'Nikhil Bose', text: 'Soon.', delivery: 'sent' as const }];
  const { requests } = open({
    '/api/office/letters/answer': answerOf(aLetter(NILA, 'Nila Bose', { state: 'answered', version: 4, entries })),
  });
  await userEvent.type(await field(), 'Soon.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Close the letter with this answer' }));
  await send();
  expect(await screen.findByText('Answer by Nikhil Bose')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(bodies(requests, 'answer')).toMatchObject([{ closes: false }]);
});

test('REL-17 an answer that a colleague was faster with says so, shows theirs, keeps what was typed, and goes at the second try', async () => {
  const theirs = [{ id: 'le_1', kind: 'answer' as const, at: NOW, by: 'Joseph D’Cruz', text: 'We have three.', delivery: 'sent' as const }];
  const details = [aLetter(NILA, 'Nila Bose'), aLetter(NILA, 'Nila Bose', { version: 4, state: 'answered', entries: theirs })];
  const answers = [
    problem(409, 'REVISION_STALE', 'Joseph D’Cruz answered this letter: 6:00 pm IST.'),
    answerOf(aLetter(NILA, 'Nila Bose', { version: 5, state: 'closed' })),
  ];
  const { requests } = open({
    [`/api/office/letters/${NILA}`]: () => answerOf((details.length > 1 ? details.shift() : details[0]) as TicketDetail)(),
    '/api/office/letters/answer': () => (answers.shift() ?? offline)(),
  });
  await userEvent.type(await field(), 'We have two.');
  await send();
  expect(await screen.findByText('Joseph D’Cruz answered this letter: 6:00 pm IST.')).toBeVisible();
  expect(await screen.findByText('We have three.')).toBeVisible();
  expect(await field()).toHaveValue('We have two.');
  await send();
  await heading('Tara Menon');
  expect(bodies(requests, 'answer')).toMatchObject([{ version: 3 }, { version: 4 }]);
});

test('OFF-01 what is typed stays with its letter, and an empty answer is not sent', async () => {
  const { requests } = open();
  await userEvent.click(await field());
  await userEvent.tab();
  expect(screen.queryByText('Write the answer')).not.toBeInTheDocument();
  await send();
  expect(await screen.findByText('Write the answer')).toBeVisible();
  await userEvent.type(await field(), 'They travel');
  await userEvent.click(screen.getByRole('link', { name: /^Tara Menon/u }));
  await heading('Tara Menon');
  await userEvent.click(screen.getByRole('link', { name: /^Nila Bose/u }));
  expect(await field()).toHaveValue('They travel');
  expect(bodies(requests, 'answer')).toEqual([]);
});

test('OFF-01 a letter is assigned to a colleague, and taken by key', async () => {
  const joseph = { user_id: 'u_joseph', name: 'Joseph D’Cruz' };
  const answers = [answerOf(aLetter(NILA, 'Nila Bose', { assignee: joseph })), problem(409, 'REVISION_STALE', 'It is assigned to Farida.')];
  const { requests } = open({ '/api/office/letters/assign': () => (answers.shift() ?? offline)() });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Joseph D’Cruz');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('u_joseph'));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('m');
  expect(await screen.findByText('It is assigned to Farida.')).toBeVisible();
  expect(bodies(requests, 'assign')).toEqual([
    { id: NILA, from: null, to: 'u_joseph' },
    { id: NILA, from: 'u_joseph', to: 'u_nikhil' },
  ]);
});

test('OFF-01 a letter is closed without an answer, and a closed one opened again', async () => {
  const closed = aLetter(NILA, 'Nila Bose', { state: 'closed', version: 4, due_at: '' });
  let stored = aLetter(NILA, 'Nila Bose');
  const { requests } = open({
    [`/api/office/letters/${NILA}`]: () => answerOf(stored)(),
    '/api/office/letters?assigned=all&list=closed': ok({
      status: 200,
      data: [aTicket(NILA, 'Nila Bose')],
      total: 1,
      next: '',
      colleagues: [],
    }),
    '/api/office/letters/move': () => {
      stored = stored === closed ? aLetter(NILA, 'Nila Bose', { version: 5 }) : closed;
      return answerOf(stored)();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close without an answer' }));
  await heading('Tara Menon');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Closed');
  await userEvent.click(await within(screen.getByRole('region', { name: 'Waiting' })).findByRole('link', { name: /^Nila Bose/u }));
  expect(await screen.findByText('This letter is closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(await field()).toBeVisible();
  expect(bodies(requests, 'move')).toEqual([
    { id: NILA, version: 3, state: 'closed' },
    { id: NILA, version: 4, state: 'open' },
  ]);
});

test('OFF-01 a note is written for the office', async () => {
  const { requests } = open({ '/api/office/letters/note': answerOf(aLetter(NILA, 'Nila Bose')) });
  await userEvent.click(await screen.findByRole('button', { name: 'New note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New note' }));
  await userEvent.type(dialog.getByLabelText('Note'), ' Called her. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies(requests, 'note')).toEqual([{ id: NILA, text: 'Called her.' }]);
});

test('OFF-01 an application offers its CV to be saved; a link that a stranger typed is no link', async () => {
  open({}, `/office/letters?item=${TARA}`);
  const cv = await screen.findByRole('link', { name: 'Save the CV (PDF, 185 kB)' });
  expect(cv).toHaveAttribute('href', `/api/office/letters/${TARA}/cv`);
  expect(cv).toHaveAttribute('download');
  expect(screen.getByText('https://x.example').closest('a')).toBeNull();
});

test('OFF-01 a letter is found whatever its state, within the desk and whom it is assigned to', async () => {
  const found = ok({
    status: 200,
    data: [aTicket(NILA, 'Nila Bose', { state: 'closed', marks: ['closed'] })],
    total: 1,
    next: '',
    colleagues: [],
  });
  open({ [`${LETTERS}&search=at-7k3m-9qxd`]: found }, '/office/letters');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Ticket, name, e-mail or words' }), 'at-7k3m-9qxd');
  expect(await screen.findByText('1 found')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Waiting' })).getByText('Closed')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Assigned' })).toBeVisible();
});

test('OFF-01 somebody without the right learns why the page is empty', async () => {
  openOfficeServer({}, aSession({}, ['casting']));
  openPage('/office/letters');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Letters' })).not.toBeInTheDocument();
});

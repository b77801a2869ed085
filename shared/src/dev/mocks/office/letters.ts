import type { AccountBrief, QueueItem, TicketDetail, TicketItem } from '../../../contracts';
import { begins, bulkAnswer } from './bulk-answer';
import { hoursAgo, NIKHIL, type OfficeAnswer, type OfficeCall } from './office-call';

const JOSEPH = { user_id: 'u_demo_joseph', name: 'Joseph D’Cruz' } as const;
const COLLEAGUES = [JOSEPH, { user_id: NIKHIL.user_id, name: NIKHIL.name }];

const RITU: AccountBrief = {
  user_id: 'u_demo_ritu',
  name: 'Ritu Khanna',
  email: 'ritu.khanna@example.com',
  phone: '+919820012345',
  status: 'active',
  since: hoursAgo(5000),
  open_reports: 0,
};

type Made = Pick<TicketDetail, 'id' | 'topic' | 'about' | 'name' | 'email' | 'message' | 'desk_email'> & Partial<TicketDetail>;

const letter = (hours: number, promised: number, more: Made): TicketDetail => ({
  version: 0,
  opening: '',
  phone: '',
  link: '',
  cv_bytes: null,
  sent_at: hoursAgo(hours),
  due_at: hoursAgo(hours - promised),
  state: 'open',
  marks: [],
  assignee: null,
  colleagues: COLLEAGUES,
  entries: [],
  account: null,
  is_account_certain: false,
  history: [],
  claim: null,
  ...more,
});

let stored: readonly TicketDetail[] = [
  letter(29, 24, {
    id: 'AT-7K3M-9QXD',
    topic: 'account',
    about: 'Account, log-in, membership',
    name: 'Ritu Khanna',
    email: 'ritu.khanna@example.com',
    message: 'The invoice of my membership names the wrong state.\n\nIt should be Karnataka. Can you send a new one?',
    desk_email: 'help@example.com',
    marks: ['member'],
    account: RITU,
    is_account_certain: true,
    assignee: JOSEPH,
    entries: [{ id: 'le_1', kind: 'note', at: hoursAgo(20), by: JOSEPH.name, text: 'Asked finance for a credit note.', delivery: null }],
    history: [{ at: hoursAgo(20), actor: JOSEPH.name, action: 'note-ticket', subject: 'AT-7K3M-9QXD', detail: '' }],
  }),
  letter(6, 24, {
    id: 'AT-4FWZ-2HNB',
    topic: 'hiring',
    about: 'Hiring and posting a job',
    name: 'Nila Bose',
    email: 'nila.bose@example.com',
    message: 'I look for a drummer for two days in Pune, in May. Do your people travel, and who pays for it?',
    desk_email: 'casting@example.com',
  }),
  letter(70, 336, {
    id: 'AT-C8PT-6RVK',
    topic: 'career',
    about: 'Working at All Talent',
    name: 'Tara Menon',
    email: 'tara.menon@example.com',
    message: 'I cast short films. One of them is behind the link.',
    desk_email: 'jobs@example.com',
    opening: 'Casting editor',
    phone: '+91 98110 00333',
    link: 'https://example.com/tara',
    cv_bytes: 184_320,
    marks: ['application'],
  }),
];

const byWaiting = (one: TicketDetail, other: TicketDetail) => one.sent_at.localeCompare(other.sent_at);
const itemOf = ({ id, name, about, message, sent_at, due_at, marks, assignee, state, version }: TicketDetail): TicketItem => ({
  id,
  title: name,
  detail: `${about}: ${message.slice(0, 90).replaceAll('\n', ' ')}`,
  waiting_since: sent_at,
  marks: [...marks],
  claim: null,
  due_at,
  state,
  version,
  assignee_id: assignee?.user_id ?? null,
  ...(assignee ? { assignee: assignee.name } : {}),
});

/** Letters that are not closed, for the life of the page. */
export const waitingLetters = (): readonly QueueItem[] =>
  stored
    .filter(({ state }) => state !== 'closed')
    .toSorted(byWaiting)
    .map(itemOf)
    .map(({ state: _state, version: _version, assignee_id: _assigneeId, ...item }) => item);

const list: OfficeCall = ({ topic, assigned, list: which, search = '' }) => {
  const mine = assigned === 'mine' ? NIKHIL.user_id : undefined;
  const found = stored
    .filter(({ state }) => search !== '' || (state === 'closed') === (which === 'closed'))
    .filter(({ id, name, email, opening, message }) => begins([id, name, email, opening, message], search))
    .filter((one) => topic === undefined || topic === '' || one.topic === topic)
    .filter(({ assignee }) => mine === undefined || assignee?.user_id === mine)
    .filter(({ assignee }) => assigned !== 'nobody' || assignee === null)
    .toSorted(byWaiting);
  return { body: { status: 200, data: found.map(itemOf), total: found.length, next: '', colleagues: COLLEAGUES } };
};

const read: OfficeCall = ({ id }): OfficeAnswer => {
  const found = stored.find((one) => one.id === id);
  return found ? { body: { status: 200, data: found } } : { code: 'NOT_FOUND', detail: 'There is no such letter.' };
};

function change(id: unknown, action: string, changed: (before: TicketDetail) => Partial<TicketDetail>): OfficeAnswer {
  const entry = { at: hoursAgo(0), actor: NIKHIL.name, action, subject: String(id), detail: '' };
  stored = stored.map((one) => (one.id === id ? { ...one, ...changed(one), history: [entry, ...one.history] } : one));
  return read({ id });
}

const written = (kind: 'answer' | 'note', before: TicketDetail, text: unknown): TicketDetail['entries'] => [
  ...before.entries,
  {
    id: `le_${before.id}_${before.entries.length}`,
    kind,
    at: hoursAgo(0),
    by: NIKHIL.name,
    text: String(text),
    delivery: kind === 'answer' ? 'sent' : null,
  },
];

const moved = ({ version, marks }: TicketDetail, state: TicketDetail['state']): Partial<TicketDetail> => ({
  version: version + 1,
  state,
  due_at: state === 'closed' ? '' : hoursAgo(-24),
  marks: [...marks.filter((mark) => mark !== 'answered' && mark !== 'closed'), ...(state === 'open' ? [] : [state])],
});

type Sent = { readonly id: string; readonly version: number; readonly from: string | null; readonly to: string | null };

/** What a call about several letters does to one of them. */
function changedOf(act: unknown, { from, to, version }: Sent, one: TicketDetail): Partial<TicketDetail> | { readonly by: string } {
  if (act === 'assign') {
    if ((one.assignee?.user_id ?? null) !== from) return { by: one.assignee?.name ?? JOSEPH.name };
    return { assignee: COLLEAGUES.find(({ user_id: userId }) => userId === to) ?? null };
  }
  if (one.version !== version) return { by: JOSEPH.name };
  return act === 'close' ? moved(one, 'closed') : { ...moved(one, 'open'), due_at: hoursAgo(-1) };
}

const changeMany: OfficeCall = ({ act, items }) =>
  bulkAnswer<Sent>(items, (sent) => {
    const one = stored.find(({ id }) => id === sent.id);
    const changed = one ? changedOf(act, sent, one) : { by: '' };
    if ('by' in changed) return changed;
    change(sent.id, act === 'assign' ? 'assign-ticket' : 'close-ticket', () => changed);
    return stored.find(({ id }) => id === sent.id)?.version ?? 0;
  });

export const LETTER_LINES = [
  'Thank you for writing. We looked into it, and it is put right.',
  'Our people travel when the job says who pays for it: please write it into the call, with the days.',
];

/** Calls of letters and applications; what was done stays for the life of the page. */
export const LETTER_CALLS = {
  ticketQueue: list,
  queuedTicket: read,
  answerTicket: ({ id, text, closes }) =>
    change(id, 'answer-ticket', (before) => ({
      ...moved(before, closes === false ? 'answered' : 'closed'),
      entries: written('answer', before, text),
    })),
  bulkChangeTickets: changeMany,
  noteTicket: ({ id, text }) => change(id, 'note-ticket', (before) => ({ entries: written('note', before, text) })),
  assignTicket: ({ id, to }) =>
    change(id, 'assign-ticket', () => ({ assignee: COLLEAGUES.find(({ user_id: userId }) => userId === to) ?? null })),
  moveTicket: ({ id, state }) =>
    change(id, state === 'closed' ? 'close-ticket' : 'reopen-ticket', (before) => moved(before, state === 'closed' ? 'closed' : 'open')),
} as const satisfies Record<string, OfficeCall>;

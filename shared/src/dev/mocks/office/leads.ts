import {
  AD_TYPE_LIST,
  type AuditLine,
  LEAD_PAGES,
  type LeadItem,
  type LeadState,
  type OfficeLead,
  type QueueItem,
} from '../../../contracts';
import { bulkAnswer } from './bulk-answer';
import { hoursAgo, NIKHIL, type OfficeAnswer, type OfficeCall, type OfficeInput } from './office-call';
import { confirmed } from './second-step';

const JOSEPH = { user_id: 'u_demo_joseph', name: 'Joseph D’Cruz' } as const;
const COLLEAGUES = [{ user_id: NIKHIL.user_id, name: NIKHIL.name }, JOSEPH];

const TEXTS = [
  'A lipstick that survives the rains. Reels from four or five people in Mumbai and Pune, in the second week of December.',
  '',
  'Twelve bottles on a white ground, and two with hands.',
  'A sangeet in Udaipur, two hundred guests, three hours with a break.',
];
const PEOPLE: readonly (readonly [name: string, state: LeadState, hours: number])[] = [
  ['Nila Bose', 'new', 3],
  ['Kabir Anand', 'new', 30],
  ['Ishita Menon', 'new', 55],
  ['Rohan Shetty', 'contacted', 70],
  ['Farah Qureshi', 'contacted', 96],
  ['Devika Nair', 'won', 160],
  ['Arman Gill', 'lost', 260],
];

let leads: readonly OfficeLead[] = PEOPLE.map(([title, state, hours], index) => {
  const form = AD_TYPE_LIST[index % AD_TYPE_LIST.length] ?? 'Singer';
  const company = form === 'Product Photoshoot' ? 'Bose & Daughters' : '';
  return {
    id: String(90 - index),
    title,
    detail: form,
    waiting_since: hoursAgo(hours),
    marks: [],
    claim: index === 1 ? { ...JOSEPH, until: hoursAgo(-0.03) } : null,
    form,
    email: `${title.toLowerCase().replace(' ', '.')}@example.com`,
    phone: `+9198765432${10 + index}`,
    state,
    is_confirmed: true,
    assignee: state === 'new' ? null : JOSEPH,
    revision: 0,
    company,
    text: TEXTS[index % TEXTS.length] ?? '',
    page: `${LEAD_PAGES[form]}?utm_source=instagram`,
    app: form === 'Product Photoshoot' ? 'All Talent, alltalent-web' : '',
    release: '1.4.0',
    experiment: 'first-words',
    variant: index % 2 === 0 ? 'A' : 'B',
    sent_at: hoursAgo(hours + 0.1),
    confirmed_at: hoursAgo(hours),
    terms_version: '3',
    delivery: { mail: 'sent', webhook: '' },
    account: null,
    colleagues: COLLEAGUES,
    notes: state === 'new' ? [] : [{ at: hoursAgo(hours - 1), by: JOSEPH.name, text: 'Rang; a call on Monday at eleven.' }],
    history: state === 'new' ? [] : [change(hours - 1, `new to ${state}, assigned from nobody to ${JOSEPH.name}`)],
  };
});

function change(hours: number, detail: string): AuditLine {
  return { at: hoursAgo(hours), actor: JOSEPH.name, action: 'change-lead', subject: '', detail };
}

const PROMISE_HOURS = 48;

const digitsOf = (text: string) => text.replaceAll(/\D/gu, '').replace(/^0+/u, '');

function finds({ title, email, phone }: OfficeLead, search: string): boolean {
  const typed = search.toLowerCase();
  if (/^[+\d][\d\s()-]+$/u.test(typed)) return [phone.slice(1), phone.slice(3)].some((digits) => digits.startsWith(digitsOf(typed)));
  return [title.toLowerCase(), email].some((text) => text.startsWith(typed));
}

function selected({ form, page, variant, release, state, holder, search = '' }: OfficeInput): readonly OfficeLead[] {
  return leads.filter(
    (lead) =>
      (form === undefined || lead.form === form) &&
      (page === undefined || lead.page.split('?')[0] === page) &&
      (variant === undefined || lead.variant === variant) &&
      (release === undefined || lead.release === release) &&
      (state === undefined || lead.state === state) &&
      (holder !== 'me' || lead.assignee?.user_id === NIKHIL.user_id) &&
      (holder !== 'nobody' || lead.assignee === null) &&
      finds(lead, String(search).trim()),
  );
}

/** Late leads first, the longest waiting at the top; the others stay the newest first. */
function lateFirst(found: readonly OfficeLead[]): readonly OfficeLead[] {
  const isLate = ({ state, waiting_since: since }: OfficeLead) => state === 'new' && since < hoursAgo(PROMISE_HOURS);
  return [...found.filter(isLate).toReversed(), ...found.filter((lead) => !isLate(lead))];
}

function itemOf(lead: OfficeLead): LeadItem {
  const { id, title, detail, waiting_since, marks, claim, form, email, phone, state, is_confirmed, assignee, revision } = lead;
  return { id, title, detail, waiting_since, marks, claim, form, email, phone, state, is_confirmed, assignee, revision };
}

/** New leads, the longest waiting first, and how many there are of each state. */
export const newLeads = (): readonly QueueItem[] =>
  leads
    .filter(({ state }) => state === 'new')
    .map(({ id, title, detail, waiting_since, marks, claim }) => ({ id, title, detail, waiting_since, marks, claim }))
    .toReversed();
export const leadsByState = () =>
  (['new', 'contacted', 'won', 'lost'] as const).map((state) => ({ state, count: leads.filter((lead) => lead.state === state).length }));

type Target = { readonly id: string; readonly state: LeadState; readonly assignee_id: string | null; readonly revision: number };

/** Changes a lead as it was read. Joseph, who looks at one of them, is faster there once. */
function target({ id, state, assignee_id: assigneeId, revision }: Target): number | { by: string } {
  const before = leads.find((lead) => lead.id === id);
  if (before?.claim && before.revision === 0) {
    const line = change(0, `${before.state} to contacted, assigned to ${JOSEPH.name}`);
    replace(id, (lead) => ({ ...lead, state: 'contacted', assignee: JOSEPH, revision: 1, history: [line, ...lead.history] }));
    return { by: JOSEPH.name };
  }
  if (before?.revision !== revision) return { by: JOSEPH.name };
  const assignee = COLLEAGUES.find(({ user_id: userId }) => userId === assigneeId) ?? null;
  const line = { ...change(0, `${before.state} to ${state}`), actor: NIKHIL.name };
  replace(id, (lead) => ({ ...lead, state, assignee, revision: revision + 1, history: [line, ...lead.history] }));
  return revision + 1;
}

function answer(id: unknown): OfficeAnswer {
  const data = leads.find((lead) => lead.id === id);
  return data ? { body: { status: 200, data } } : { code: 'NOT_FOUND', detail: 'There is no such lead.' };
}

function replace(id: unknown, changed: (lead: OfficeLead) => OfficeLead): OfficeAnswer {
  leads = leads.map((lead) => (lead.id === id ? changed(lead) : lead));
  return answer(id);
}

const withNote = (lead: OfficeLead, text: unknown): OfficeLead =>
  text === undefined || text === '' ? lead : { ...lead, notes: [{ at: hoursAgo(0), by: NIKHIL.name, text: String(text) }, ...lead.notes] };

export const LEAD_CALLS = {
  leads: (input) => ({
    body: {
      status: 200,
      data: lateFirst(selected(input)).map(itemOf),
      next: '',
      looked_until: '',
      variants: ['A', 'B'],
      colleagues: COLLEAGUES,
    },
  }),
  lead: ({ id }) => answer(id),
  changeLead: ({ id, state, assignee_id: assigneeId, note }) =>
    replace(id, (lead) => {
      const assignee = COLLEAGUES.find(({ user_id: userId }) => userId === assigneeId) ?? null;
      const line = { ...change(0, `${lead.state} to ${String(state)}`), actor: NIKHIL.name };
      const changed = { ...lead, state: (state ?? lead.state) as LeadState, assignee, revision: lead.revision + 1 };
      return withNote({ ...changed, history: [line, ...lead.history] }, note);
    }),
  bulkChangeLeads: ({ items }) => bulkAnswer<Target>(items, target),
  noteLead: ({ id, text }) => replace(id, (lead) => withNote(lead, text)),
  exportLeads: confirmed((input) => ({
    body: ['id,name,email', ...selected(input).map(({ id, title, email }) => `${id},${title},${email}`), ''].join('\r\n'),
    type: 'text/csv',
  })),
} as const satisfies Record<string, OfficeCall>;

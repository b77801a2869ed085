import type { AccountComparison, Person, PersonItem } from '../../../contracts';
import { hoursAgo, NIKHIL, type OfficeCall } from './office-call';

const item = (user_id: string, name: string, role_id: string, more: Partial<PersonItem> = {}): PersonItem => ({
  user_id,
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/gu, '.')}@example.com`,
  phone: '',
  role_id,
  status: 'active',
  slug: '',
  since: hoursAgo(4000),
  ...more,
});

let people: readonly PersonItem[] = [
  item('u_demo_ritu', 'Ritu Khanna', '7', { phone: '+919820012345' }),
  item('u_demo_asha', 'Asha Rao', '5', { slug: 'asha-rao-k3mz7qpt' }),
  item('u_demo_dev', 'Dev Mehra', '5,7', { phone: '+919811100022' }),
  item('u_demo_meher', 'Meher Kaul', '5', { status: 'suspended' }),
  item('u_demo_leela', 'Leela Iyer', '9'),
];
let notes: Person['notes'] = [{ at: hoursAgo(30), by: NIKHIL.name, text: 'Called about the invoice; it is paid.' }];
const leaving = new Set<string>();
let history: Person['history'] = [{ at: hoursAgo(200), actor: NIKHIL.name, action: 'verify-client', subject: 'u_demo_ritu', detail: '' }];

const personOf = (found: PersonItem): Person => ({
  ...found,
  location: 'Mumbai',
  is_email_confirmed: true,
  is_phone_confirmed: found.phone !== '',
  verified_client_on: found.role_id.includes('7') ? '2026-10-12' : '',
  deletion_due_at: leaving.has(found.user_id) ? hoursAgo(-720) : '',
  is_child: false,
  view_refusal: found.status === 'active' ? '' : 'This account is not active, so nobody can log in with it.',
  membership: { plan: '', until: '' },
  sessions: found.status === 'active' ? [{ id: 's1', device: 'Chrome on Android', place: 'Mumbai', seen_at: hoursAgo(1) }] : [],
  orders: [],
  jobs: found.role_id.includes('7') ? [{ id: 12, title: 'Faces for a tea campaign', state: 'open' }] : [],
  applications: found.role_id.includes('5') ? [{ id: 7, job: 'Faces for a tea campaign', stage: 'shortlisted' }] : [],
  threads: [{ with: 'Tara Menon', messages: 6, last_at: hoursAgo(5) }],
  reports: [],
  reviews: found.role_id.includes('5')
    ? [{ id: 4, by: 'Tara Menon', text: 'Came late, and left before the last take.', at: hoursAgo(90), is_shown: true }]
    : [],
  notes,
  history,
});

const list: OfficeCall = ({ search = '' }) => {
  const typed = String(search).toLowerCase();
  const data = people.filter(({ name, email, phone, user_id: id, slug }) =>
    [name, email, phone, id, slug].some((text) => text.toLowerCase().includes(typed)),
  );
  return { body: { status: 200, data, next: '' } };
};

const read: OfficeCall = ({ id, user_id = id }) => {
  const found = people.find((person) => person.user_id === user_id);
  return found ? { body: { status: 200, data: personOf(found) } } : { code: 'NOT_FOUND', detail: 'There is no such account.' };
};

/** Returns a call that changes an account and answers it as it is afterwards. */
const act =
  (action: string, change: Partial<PersonItem> = {}): OfficeCall =>
  (input) => {
    people = people.map((person) => (person.user_id === input['user_id'] ? { ...person, ...change } : person));
    const entry = { at: hoursAgo(0), actor: NIKHIL.name, action, subject: String(input['user_id']), detail: String(input['reason'] ?? '') };
    history = [entry, ...history];
    return read(input);
  };

/** Has an account deleted, or takes that back. */
const erasure =
  (action: 'erase-person' | 'keep-person'): OfficeCall =>
  (input) => {
    if (action === 'erase-person') leaving.add(String(input['user_id']));
    else leaving.delete(String(input['user_id']));
    return act(action)(input);
  };

const itemOf = (id: unknown) => people.find((person) => person.user_id === id) ?? people[0];

const compare: OfficeCall = ({ keep_id = 'u_demo_ritu', end_id = 'u_demo_dev' }) => {
  const [keep, end] = [itemOf(keep_id), itemOf(end_id)];
  if (!keep || !end) return { code: 'NOT_FOUND', detail: 'There is no such account.' };
  const comparison: AccountComparison = {
    keep,
    end,
    moves: [
      { part: 'favourites', moves: 12, stays: 3 },
      { part: 'saved_searches', moves: 1, stays: 0 },
      { part: 'notes', moves: 1, stays: 0 },
    ],
    stays: [
      { part: 'applications', count: 4 },
      { part: 'conversations', count: 2 },
    ],
    refusals: keep === end ? ['Choose another account to end: these are the same.'] : [],
  };
  return { body: { status: 200, data: comparison } };
};

const merge: OfficeCall = ({ keep_id = 'u_demo_ritu', end_id, reason }) => {
  people = people.map((person) => (person.user_id === end_id ? { ...person, status: 'terminated' } : person));
  return act('merge-accounts')({ user_id: keep_id, reason });
};

export const PEOPLE_CALLS = {
  people: list,
  person: read,
  suspendPerson: act('suspend', { status: 'suspended' }),
  restorePerson: act('restore', { status: 'active' }),
  terminatePerson: act('terminate', { status: 'terminated' }),
  endSessionsOfPerson: act('end-sessions'),
  setVerifiedClient: act('verify-client'),
  changeRolesOfPerson: act('change-roles'),
  removeProfileOfPerson: act('remove-content', { slug: '' }),
  closeJobOfPerson: act('close-job'),
  takeDownReview: act('take-down-review'),
  exportPerson: ({ user_id: id }) => ({ body: JSON.stringify({ account: { user_id: id } }), type: 'application/json' }),
  erasePerson: erasure('erase-person'),
  keepPerson: erasure('keep-person'),
  viewAsPerson: (input) => {
    act('view-as-person')(input);
    return { body: { status: 200, url: '/' } };
  },
  compareAccounts: compare,
  mergeAccounts: merge,
  notePerson: (input) => {
    notes = [{ at: hoursAgo(0), by: NIKHIL.name, text: String(input['text']) }, ...notes];
    return read(input);
  },
} as const satisfies Record<string, OfficeCall>;

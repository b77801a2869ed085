import type { Person, PersonItem } from '@alltalent/shared/contracts';

/** Makes an account as lists show it, by default that of a client. */
export function aPersonItem(changes: Partial<PersonItem> = {}): PersonItem {
  return {
    user_id: 'u_ritu',
    name: 'Ritu Khanna',
    email: 'ritu@example.com',
    phone: '+919820012345',
    role_id: '7',
    status: 'active',
    slug: '',
    since: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
}

/** Makes an account with all that the office knows of it. */
export function aPerson(changes: Partial<Person> = {}): Person {
  return {
    ...aPersonItem(),
    location: 'Mumbai',
    is_email_confirmed: true,
    is_phone_confirmed: false,
    verified_client_on: '',
    deletion_due_at: '',
    is_child: false,
    view_refusal: '',
    membership: { plan: '', until: '' },
    sessions: [],
    orders: [],
    jobs: [{ id: 3, title: 'Faces for tea', state: 'open' }],
    applications: [],
    threads: [],
    reports: [],
    reviews: [],
    notes: [],
    history: [],
    ...changes,
  };
}

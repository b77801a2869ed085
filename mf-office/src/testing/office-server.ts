import { storage } from '@alltalent/shared/api';
import {
  type OfficeSession,
  type QueueItem,
  type ReviewedProfile,
  rightsOf,
  type StaffRole,
  type TicketItem,
} from '@alltalent/shared/contracts';
import { aUser, fakeApi, ok } from '@alltalent/shared/testing';

export const PATHS = {
  details: '/api/user/get-user-details',
  session: '/api/office/session',
  today: '/api/office/today',
  claims: '/api/office/claims',
  reasons: '/api/office/reasons?queue=profiles',
  profiles: '/api/office/profiles',
  decide: '/api/office/profiles/decide',
} as const;

/** A session of the office that is open, for somebody with these roles. */
export function aSession(changes: Partial<OfficeSession> = {}, roles: readonly StaffRole[] = ['administrator']): OfficeSession {
  return {
    user_id: 'u_nikhil',
    name: 'Nikhil Bose',
    email: 'nikhil@example.com',
    roles: [...roles],
    rights: [...rightsOf(roles)],
    step: 'open',
    has_totp: true,
    passkeys: [],
    recovery_codes_left: 8,
    open_until: '2026-11-27T18:00:00.000Z',
    confirmed_until: null,
    ...changes,
  };
}

export const sessionAnswer = (session: OfficeSession) => ok({ status: 200, data: session });

export function anItem(id: string, title: string, changes: Partial<QueueItem> = {}): QueueItem {
  return { id, title, detail: 'Mumbai', waiting_since: new Date().toISOString(), marks: [], claim: null, ...changes };
}

/** An item of the queue of letters. */
export function aTicket(id: string, title: string, changes: Partial<TicketItem> = {}): TicketItem {
  return { ...anItem(id, title), state: 'open', version: 0, assignee_id: null, ...changes };
}

export function aProfile(id: string, title: string, changes: Partial<ReviewedProfile> = {}): ReviewedProfile {
  const now = new Date().toISOString();
  return {
    id,
    version: `${id}-1`,
    title,
    waiting_since: now,
    due_at: now,
    marks: [],
    account: { user_id: id, name: title, email: '', phone: '', status: 'active', since: now, open_reports: 0 },
    lines: [],
    photos: [],
    reels: [],
    public_path: '',
    history: [],
    claim: null,
    ...changes,
  };
}

type Responses = Parameters<typeof fakeApi>[0];

/** Logs a person of the office in and answers calls by path; the office is open unless `session` says otherwise. */
export function openOfficeServer(responses: Responses = {}, session = aSession()) {
  storage.set('user_id', 'u_nikhil');
  storage.set('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  return fakeApi({
    [PATHS.details]: ok(aUser({ user_id: 'u_nikhil', role_id: '1', first_name: 'Nikhil' })),
    '/api/user/get-user-details?user_id=u_nikhil': ok(aUser({ user_id: 'u_nikhil', role_id: '1', first_name: 'Nikhil' })),
    [PATHS.session]: sessionAnswer(session),
    [PATHS.today]: ok({ status: 200, queues: [], failed_messages: null, held_messages: null, releases_in_trouble: [], days: [] }),
    [PATHS.claims]: ok({ status: 200, is_mine: true, claim: null }),
    [PATHS.reasons]: ok({ status: 200, data: [] }),
    ...responses,
  });
}

/** Answers of a queue of profiles with these items. */
export function profilesAnswer(...items: readonly QueueItem[]): Responses {
  const details = items.map(({ id, title }) => [`${PATHS.profiles}/${id}`, ok({ status: 200, data: aProfile(id, title) })] as const);
  return {
    [PATHS.profiles]: ok({ status: 200, data: items, total: items.length, next: '' }),
    ...Object.fromEntries(details),
  };
}

export function logOut(): void {
  storage.remove('user_id', 'is_login');
}

import type { ThreadLine, ThreadMessage, ThreadResponse } from '@alltalent/shared/contracts';
import { aUser, FakeEventSource, fakeKeyedApi, ok } from '@alltalent/shared/testing';

export const PATHS = {
  threads: '/api/threads',
  thread: '/api/threads/12',
  send: '/api/threads/send',
  read: '/api/threads/read',
  block: '/api/blocks/block',
  unblock: '/api/blocks/unblock',
} as const;

const USER = aUser();
const OTHER = { name: 'Ritu Khanna', image: '', path: '' };

export const lineOf = (change: Partial<ThreadLine> = {}): ThreadLine => ({
  id: 12,
  side: 'talent',
  other: OTHER,
  job: { id: 3, slug: 'tea-film', title: 'Tea film' },
  last_text: 'See you on Monday.',
  is_last_own: false,
  last_at: Date.parse('2026-11-24T08:00:00Z'),
  unread: 2,
  ...change,
});
export const threadsOf = (data: readonly ThreadLine[], hasMore = false) => ({ status: 200, data, has_more: hasMore, unread: 2 });

export const messageOf = (change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 100,
  is_own: false,
  text: 'Are you free on Monday?',
  at: '2026-11-24T08:00:00.000Z',
  attachments: [],
  has_contact_data: false,
  ...change,
});
export const threadOf = (change: Partial<ThreadResponse['data']> = {}): ThreadResponse => ({
  status: 200,
  data: {
    id: 12,
    side: 'talent',
    other: OTHER,
    job: { id: 3, slug: 'tea-film', title: 'Tea film' },
    subject: { label: 'Your application', path: '/talent/applications' },
    messages: [messageOf()],
    has_more: false,
    read_until: 0,
    unread: 0,
    is_booked: false,
    is_blocked: false,
    block_id: null,
    may_write: true,
    ...change,
  },
});

/** Logs a talent in and answers calls by path. */
export function signIn(answers: Parameters<typeof fakeKeyedApi>[0] = {}) {
  FakeEventSource.install();
  document.cookie = 'XSRF-TOKEN=token; path=/';
  localStorage.setItem('user_id', USER.user_id);
  localStorage.setItem('is_login', 'true');
  const requests = fakeKeyedApi({
    '/api/user/get-user-details': ok(USER),
    [PATHS.threads]: ok(threadsOf([lineOf()])),
    [PATHS.thread]: ok(threadOf()),
    ...answers,
  });
  return (path: string) => requests.filter((request) => request.path === path);
}

export function leave(): void {
  FakeEventSource.remove();
  localStorage.clear();
  sessionStorage.clear();
}

/** Roles of people in the office. One person can have several. */
export const STAFF_ROLES = ['support', 'casting', 'content', 'finance', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * What a call of the office needs: `profiles`, `jobs`, `reports` and `letters` the queue of that name; `people` to read accounts; `accounts`
 * to suspend, restore, verify, note and end sessions; `closing` to terminate, export, erase, merge and change roles; `figures` the numbers of the business;
 * `audit` the audit trail; `team` who works here; `money` orders, refunds, promo codes and reconciliation; `shoots` the free portfolio
 * shoots; `platform` releases and experiments; `content` the texts of the site; `leads` to read, change and export the leads of the campaign
 * pages; `upkeep` messages that did not go out, and counting ratings again.
 */
export const STAFF_RIGHTS = [
  'profiles',
  'jobs',
  'reports',
  'letters',
  'people',
  'accounts',
  'closing',
  'figures',
  'audit',
  'team',
  'money',
  'shoots',
  'platform',
  'content',
  'leads',
  'upkeep',
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** Rights by role. */
const RIGHTS_OF: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  support: ['reports', 'letters', 'people', 'accounts', 'shoots', 'leads'],
  casting: ['profiles', 'jobs', 'reports', 'people'],
  content: ['content'],
  finance: ['people', 'figures', 'money', 'shoots'],
  administrator: STAFF_RIGHTS,
};

/** Rights of somebody with these roles, each once, in the order of `STAFF_RIGHTS`. */
export function rightsOf(roles: readonly StaffRole[]): readonly StaffRight[] {
  return STAFF_RIGHTS.filter((right) => roles.some((role) => RIGHTS_OF[role].includes(right)));
}

/** Limits of what is written in the office, in characters. */
export const OFFICE_LIMITS = { reason: 500, note: 1000, answer: 4000, passkeyName: 60, search: 120, textReason: 300 } as const;

/** Queues of the office whose items one person at a time works on. */
export const QUEUES = ['profiles', 'jobs', 'reports', 'letters', 'leads'] as const;
export type Queue = (typeof QUEUES)[number];

/** Rows on a page of a list of the office. */
export const OFFICE_PAGE_SIZE = 50;
/** Items that one call changes at most. */
export const MOST_AT_ONCE = 50;
/** The highest exact total of a list; more rows are not counted. */
export const MOST_COUNTED = 1000;

/** What became of a lead; each begins as `new`. */
export const LEAD_STATES = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];
/** Whose leads a list has: of the reader, of nobody yet, of anybody. */
export const LEAD_HOLDERS = ['me', 'nobody', 'all'] as const;
export type LeadHolder = (typeof LEAD_HOLDERS)[number];

/** What can go over from one account to another. */
export const MOVING_PARTS = ['favourites', 'lists', 'saved_searches', 'letters', 'leads', 'reports', 'notes'] as const;
export type MovingPart = (typeof MOVING_PARTS)[number];
/** What stays with the account that ends, because other people or the books name that account. */
export const STAYING_PARTS = ['profile', 'jobs', 'applications', 'conversations', 'offers', 'bookings', 'orders'] as const;
export type StayingPart = (typeof STAYING_PARTS)[number];

/** Returns what is typed to confirm that an account is erased or ended: its e-mail address, or its id where it has none. */
export function confirmationOf({ email, user_id: id }: { readonly email: string; readonly user_id: string }): string {
  return email === '' ? id : email;
}

/** How the office decides about a booking that one side reported. */
export const BOOKING_DECISIONS = ['done', 'cancelled', 'no-show'] as const;
export type BookingDecision = (typeof BOOKING_DECISIONS)[number];

/** Messages that did not go out: given up, or held because they were hours late. */
export const MESSAGE_STATES = ['failed', 'held'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_CHANNELS = ['mail', 'sms', 'call', 'hook'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
/**
 * Why a message was given up. `refused`: its server did not take it in all its tries; `late`: it was of no use any more; `no-server`: none
 * is configured; `unreadable`: it was stored with another secret key.
 */
export const MESSAGE_FAILURES = ['refused', 'late', 'no-server', 'unreadable'] as const;
export type MessageFailure = (typeof MESSAGE_FAILURES)[number];

/** Tasks that run in the background when the office asks for them. */
export const UPKEEP_TASKS = ['rebuild-ratings'] as const;
export type UpkeepTask = (typeof UPKEEP_TASKS)[number];
export const UPKEEP_STATES = ['running', 'done', 'failed'] as const;
export type UpkeepState = (typeof UPKEEP_STATES)[number];

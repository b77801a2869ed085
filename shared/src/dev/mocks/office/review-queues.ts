import type { QueueItem } from '../../../contracts';
import { begins } from './bulk-answer';
import { LETTER_LINES } from './letters';
import { type OfficeCall, NIKHIL, hoursAgo } from './office-call';
import { JOBS, PROFILES } from './waiting-items';

type Waiting = Pick<QueueItem, 'id' | 'title' | 'waiting_since' | 'marks' | 'claim'> & {
  readonly version: string;
  readonly account: { readonly name: string; readonly email: string; readonly phone: string; readonly user_id: string } | null;
  readonly public_path: string;
};

const decided = new Set<string>();
const isWaiting = ({ id }: { readonly id: string }) => !decided.has(id);

const itemOf = ({ id, title, waiting_since, marks, claim, account, public_path: path }: Waiting): QueueItem => ({
  id,
  title,
  detail: [account?.name, path === '' ? 'new' : 'on the site'].filter((word) => word !== undefined && word !== title).join(' · '),
  waiting_since,
  marks: [...marks],
  claim,
});

/** Items that wait, the oldest first. */
export const waitingProfiles = (): readonly QueueItem[] => PROFILES.filter(isWaiting).map(itemOf);
export const waitingJobs = (): readonly QueueItem[] => JOBS.filter(isWaiting).map(itemOf);

/** Whether an item has a key that begins with what a search has. */
const fits = ({ id, title, account, public_path: path }: Waiting, search: unknown) =>
  begins(
    [title, title.split(' ').at(-1), id, account?.name, account?.email, account?.phone.replaceAll(' ', '').slice(3), path.slice(1)],
    search,
  );

const listOf =
  (items: readonly Waiting[]): OfficeCall =>
  ({ search }) => {
    const data = items.filter((item) => isWaiting(item) && fits(item, search)).map(itemOf);
    return { body: { status: 200, data, total: data.length, next: '' } };
  };

const oneOf =
  (items: readonly Waiting[]): OfficeCall =>
  ({ id }) => {
    const found = items.find((item) => item.id === id && isWaiting(item));
    return found ? { body: { status: 200, data: found } } : { code: 'NOT_FOUND', detail: 'It waits no longer.' };
  };

const decide: OfficeCall = ({ id }) => {
  if (decided.has(String(id))) return { code: 'REVISION_STALE', detail: 'It was decided already.' };
  decided.add(String(id));
  return { body: { status: 200, message: '' } };
};

const claim: OfficeCall = ({ id, takes_over: isTaken, releases }) => {
  const held = PROFILES.find((profile) => profile.id === id)?.claim ?? null;
  if (releases === true) return { body: { status: 200, is_mine: false, claim: null } };
  if (held && isTaken !== true) return { body: { status: 200, is_mine: false, claim: held } };
  const own = { user_id: NIKHIL.user_id, name: NIKHIL.name, until: hoursAgo(-0.03) };
  return { body: { status: 200, is_mine: true, claim: own } };
};

const REASONS = [
  'The first photo must show your face alone, without sunglasses or filters.',
  'Please take your phone number out of the text: clients write to you here.',
  'The photos show another person than the reel.',
];

/** Calls of the queues of profiles and jobs; what was decided leaves its queue for the life of the page. */
export const REVIEW_CALLS = {
  profileQueue: listOf(PROFILES),
  queuedProfile: oneOf(PROFILES),
  decideProfile: decide,
  jobQueue: listOf(JOBS),
  queuedJob: oneOf(JOBS),
  decideJob: decide,
  claimItem: claim,
  officeReasons: ({ queue }) => ({ body: { status: 200, data: queue === 'letters' ? LETTER_LINES : REASONS } }),
} satisfies Readonly<Record<string, OfficeCall>>;

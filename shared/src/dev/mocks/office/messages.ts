import type { UnsentMessage } from '../../../contracts';
import { hoursAgo, type OfficeCall, type OfficeInput } from './office-call';
import { confirmed } from './second-step';

const message = (id: number, more: Partial<UnsentMessage>): UnsentMessage => ({
  id,
  channel: 'mail',
  to: 'r***@example.com',
  subject: 'Your application for “Faces for a tea campaign”',
  failure: '',
  tries: 0,
  put_in_at: hoursAgo(9),
  useful_until: hoursAgo(-60),
  can_be_sent: true,
  ...more,
});

let failed: readonly UnsentMessage[] = [
  message(4102, { failure: 'refused', tries: 31, put_in_at: hoursAgo(30), useful_until: hoursAgo(6) }),
  message(4107, {
    channel: 'sms',
    to: '******10',
    subject: '',
    failure: 'late',
    tries: 4,
    put_in_at: hoursAgo(5),
    useful_until: hoursAgo(4.8),
    can_be_sent: false,
  }),
];
let held: readonly UnsentMessage[] = [
  message(4015, { subject: 'Your All Talent account: new login' }),
  message(4016, { to: 'a***@example.com', subject: 'Your invoice AT/••••', put_in_at: hoursAgo(8.5) }),
  message(4019, { channel: 'hook', to: '', subject: '', put_in_at: hoursAgo(8) }),
];

/** How many messages were given up. */
export const failedMessages = (): number => failed.length;
/** How many messages are held. */
export const heldMessages = (): number => held.length;

/** Takes what was chosen off the lists. */
function move({ ids = [], is_every_held: isEveryHeld }: OfficeInput) {
  const chosen = isEveryHeld === true ? held.map(({ id }) => id) : (ids as readonly number[]);
  const before = failed.length + held.length;
  failed = failed.filter(({ id }) => !chosen.includes(id));
  held = held.filter(({ id }) => !chosen.includes(id));
  return { body: { status: 200, moved: before - failed.length - held.length } };
}

/** Calls about messages that did not go out. */
export const MESSAGE_CALLS = {
  unsentMessages: ({ state }) => ({
    body: { status: 200, data: state === 'held' ? held : failed, next: '', failed: failed.length, held: held.length },
  }),
  sendMessagesAgain: move,
  dropMessages: confirmed(move),
} satisfies Readonly<Record<string, OfficeCall>>;

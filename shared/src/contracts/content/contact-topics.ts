import type { DeskName } from './desks';

export type ContactTopic = {
  /** In the address of the page: /contactus?topic=hiring. */
  readonly topic: string;
  readonly desk: DeskName;
  readonly name: string;
  readonly text: string;
  /** Subject line for a message written in the sender's own mail program. */
  readonly subject: string;
  readonly answer: string;
};

const NEXT_DAY = 'Within one working day';
const ONE_MONTH = 'Within one month';

/** Topics of contact messages, with the support desk that responds and its response time. */
export const CONTACT_TOPICS = [
  {
    topic: 'account',
    desk: 'support',
    name: 'Account, log-in, membership',
    text: 'A code that does not come, a membership or an invoice, a profile to change or to delete. Log in first if you can: the letter then names your account. If you cannot, give the e-mail address of the account.',
    subject: 'My account',
    answer: NEXT_DAY,
  },
  {
    topic: 'hiring',
    desk: 'casting',
    name: 'Hiring and posting a job',
    text: 'Tell the casting desk who you are looking for, where, when and for how much. They find the words and the people.',
    subject: 'Looking for talent',
    answer: NEXT_DAY,
  },
  {
    topic: 'safety',
    desk: 'safety',
    name: 'Something felt wrong',
    text: 'A fee to audition, a false profile, an invitation that went too far. Send what you have; a person reads it, and you need not explain yourself twice.',
    subject: 'A report',
    answer: NEXT_DAY,
  },
  {
    topic: 'data',
    desk: 'privacy',
    name: 'Your data',
    text: 'See it, correct it, take it with you, have it deleted. Also for parents and guardians, about a child’s data.',
    subject: 'My data',
    answer: ONE_MONTH,
  },
  {
    topic: 'press',
    desk: 'press',
    name: 'Press and partners',
    text: 'Interviews, figures we can stand behind, pictures of the wall for print.',
    subject: 'Press',
    answer: NEXT_DAY,
  },
  {
    topic: 'grievance',
    desk: 'grievance',
    name: 'A complaint to the grievance officer',
    text: 'For what a desk did not settle, or what you would rather not ask it.',
    subject: 'Grievance',
    answer: ONE_MONTH,
  },
] as const satisfies readonly ContactTopic[];

export type TopicName = (typeof CONTACT_TOPICS)[number]['topic'];
export const TOPIC_NAMES: readonly TopicName[] = CONTACT_TOPICS.map(({ topic }) => topic);

/** Path of the contact page with a topic chosen. */
export function contactPath(topic: TopicName): string {
  return `/contactus?topic=${topic}`;
}

/** Returns the topic with this name; undefined for any other text, since the name comes from a URL. */
export function contactTopicOf(name: string): (typeof CONTACT_TOPICS)[number] | undefined {
  return CONTACT_TOPICS.find(({ topic }) => topic === name);
}

import { type ClientStage, dayInIndia, formatDay, type JobLine } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { Notice } from '../../notifications';
import { plainName, quoted } from '../../kernel/outbox/plain-words';
import type { Application } from './applications.repository';

/** Somebody's application, with the names its notices need. */
export type ToldApplication = { readonly application: Application; readonly role: string; readonly line: JobLine };
/** The profile that acts, for the client. */
export type ToldTalent = { readonly name: string; readonly image: string };
type Words = Pick<Notice, 'title' | 'subject' | 'text' | 'action'>;
type Said = { readonly stage: ClientStage; readonly text: string; readonly dueOn: string };

const SEE = 'See the application';
/** Stages with a date or an answer to come: they are mailed at once. */
const URGENT: readonly ClientStage[] = ['self-tape', 'offer', 'booked'];

/** For the talent: the client moved the application. The time of the move is in the key: no two moves have the same. */
export function stageNotice(told: ToldApplication, said: Said): Notice {
  const { application, line } = told;
  return {
    userId: application.userId,
    group: 'applications',
    key: `application:${application.id}:${said.stage}:${application.stageAt}`,
    ...WORDS[said.stage](told, said),
    path: `/talent/applications#application-${application.id}`,
    image: line.image,
    isUrgent: URGENT.includes(said.stage),
  };
}

const WORDS: Readonly<Record<ClientStage, (told: ToldApplication, said: Said) => Words>> = {
  viewed: ({ application, line }) => ({
    title: application.answeredAt === null ? 'Your application was viewed' : 'Your application is looked at again',
    text: sentences(quoted(line.title), `Sent on ${formatDay(dayInIndia(application.sentAt))}`),
    action: SEE,
  }),
  shortlisted: ({ role, line }, { text }) => ({
    title: 'You are on the shortlist',
    text: sentences(quotedPart(role, line), quoted(text)),
    action: SEE,
  }),
  'self-tape': ({ role, line }, { text, dueOn }) => ({
    title: t('notices.selfTape', { client: plainName(line.posted_by) }),
    subject: t('notices.selfTapeSubject'),
    text: sentences(quotedPart(role, line), quoted(text), dueOn === '' ? '' : `Due ${formatDay(dueOn)}`),
    action: 'Send it',
  }),
  offer: ({ role, line }, { text }) => ({
    title: t('notices.offer', { client: plainName(line.posted_by) }),
    subject: t('notices.offerSubject'),
    text: sentences(quotedPart(role, line), quoted(text)),
    action: SEE,
  }),
  booked: ({ role, line }, { text }) => ({
    title: t('notices.booked', { client: plainName(line.posted_by) }),
    subject: t('notices.bookedSubject'),
    text: sentences(quotedPart(role, line), `${line.dates}, ${line.location}`, quoted(text)),
    action: SEE,
  }),
  'not-selected': ({ role, line }, { text }) => ({
    title: 'Not selected this time',
    text: sentences(quotedPart(role, line), quoted(text)),
    action: SEE,
  }),
};

const CLIENT_WORDS = {
  sent: { title: (name: string) => `${name} applied`, action: SEE },
  withdrawn: { title: (name: string) => `${name} took the application back`, action: 'See all applications' },
  tape: { title: (name: string) => `${name} sent a self-tape`, action: 'Watch it' },
} as const;

/** For the client: the talent did something. `once`: tells this time from any other. */
export function clientNotice(
  { application, role, line }: ToldApplication,
  { what, once, talent, ownerId }: { what: keyof typeof CLIENT_WORDS; once: number | string; talent: ToldTalent; ownerId: string },
): Notice {
  const { title, action } = CLIENT_WORDS[what];
  return {
    userId: ownerId,
    group: 'applications',
    key: `application:${application.id}:${what}:${once}`,
    title: title(plainName(talent.name)),
    text: sentences(`${role}, ${line.title}`),
    path: `/client/dashboard?tab=applicants&job=${line.id}&application=${application.id}`,
    action,
    image: talent.image,
  };
}

/** '“The aunt, Tea film”': both are the client's words. */
export function quotedPart(role: string, { title }: Pick<JobLine, 'title'>): string {
  return quoted(`${role}, ${title}`);
}

/** One after another, each with its full stop. */
export function sentences(...parts: readonly string[]): string {
  const texts = parts.map((part) => part.trim()).filter((part) => part !== '');
  return texts.map((text) => (/[.!?…]”?$/u.test(text) ? text : `${text}.`)).join(' ');
}

import { type ClientStage, dayInIndia, formatDay, type JobLine } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { NewNotification } from '../../notifications';
import { plainName, quoted } from '../../kernel/outbox/plain-text';
import type { Application } from './applications.repository';

/** An application with the names its notifications need. */
export type NotifiedApplication = { readonly application: Application; readonly role: string; readonly line: JobLine };
/** The talent who did something, as the client reads it. */
export type ActingTalent = { readonly name: string; readonly image: string };
type Copy = Pick<NewNotification, 'title' | 'subject' | 'text' | 'action'>;
/** Stages of a client's move. 'offer' and 'booked' come with an offer, which notifies by itself. */
export type MovedStage = Exclude<ClientStage, 'offer' | 'booked'>;
type Said = { readonly stage: MovedStage; readonly text: string; readonly dueOn: string };

const SEE = 'See the application';
/** Composes the talent's notification of a move by the client. Its key holds the time of the move, so each move has its own. */
export function stageNotification(subject: NotifiedApplication, said: Said): NewNotification {
  const { application, line } = subject;
  return {
    userId: application.userId,
    group: 'applications',
    key: `application:${application.id}:${said.stage}:${application.stageAt}`,
    ...COPY[said.stage](subject, said),
    path: `/talent/applications#application-${application.id}`,
    image: line.image,
    // It names a date and waits for the talent.
    isUrgent: said.stage === 'self-tape',
  };
}

const COPY: Readonly<Record<MovedStage, (subject: NotifiedApplication, said: Said) => Copy>> = {
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
  'not-selected': ({ role, line }, { text }) => ({
    title: 'Not selected this time',
    text: sentences(quotedPart(role, line), quoted(text)),
    action: SEE,
  }),
};

const CLIENT_COPY = {
  sent: { title: (name: string) => `${name} applied`, action: SEE },
  withdrawn: { title: (name: string) => `${name} took the application back`, action: 'See all applications' },
  tape: { title: (name: string) => `${name} sent a self-tape`, action: 'Watch it' },
} as const;

/** Composes the client's notification of what a talent did. `once` distinguishes this event from others of the kind. */
export function clientNotification(
  { application, role, line }: NotifiedApplication,
  { what, once, talent, ownerId }: { what: keyof typeof CLIENT_COPY; once: number | string; talent: ActingTalent; ownerId: string },
): NewNotification {
  const { title, action } = CLIENT_COPY[what];
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

/** Quotes role and job, both written by the client: '“The aunt, Tea film”'. */
export function quotedPart(role: string, { title }: Pick<JobLine, 'title'>): string {
  return quoted(`${role}, ${title}`);
}

/** Joins texts to sentences, each with its full stop; empty ones are left out. */
export function sentences(...parts: readonly string[]): string {
  const texts = parts.map((part) => part.trim()).filter((part) => part !== '');
  return texts.map((text) => (/[.!?…]”?$/u.test(text) ? text : `${text}.`)).join(' ');
}

import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { ReleaseName } from '../releases/release-health';

/** What a squad is told of its release. */
export type ReleaseAlarm = ReleaseName & {
  readonly kind: 'failed' | 'rolled-back';
  /** Sentence about the failures, or the reason of the rollback. */
  readonly detail: string;
};

/** Composes the mail to a squad. What pages said of the failure is not in it, because any visitor can write that. */
export function releaseAlarmMail(
  { remote, version, kind, detail }: ReleaseAlarm,
  { to, publicUrl }: Readonly<Record<'to' | 'publicUrl', string>>,
): Message {
  const names = { remote, version };
  const content =
    kind === 'failed'
      ? { subject: t('releaseAlarm.failed', names), last: t('releaseAlarm.failedWhat', { folder: remote.replace('_', '-') }) }
      : { subject: t('releaseAlarm.rolledBack', names), last: t('releaseAlarm.rolledBackWhat') };
  const paragraphs = [`${content.subject}.`, detail, content.last];
  return composeMail(
    { to, subject: content.subject, paragraphs, link: { label: t('releaseAlarm.link'), address: `${publicUrl}/platform` } },
    publicUrl,
  );
}

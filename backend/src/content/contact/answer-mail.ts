import { contactPath, momentInIndia } from '@alltalent/shared/contracts';
import type { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import { isPlainEmail } from '../../kernel/outbox/plain-email';
import { CAREER_TOPIC } from './contact-message.entity';
import { topicOf } from './contact-message-mails';
import type { ContactMessage } from './contact-messages.repository';

type MailSettings = Pick<AppConfig, 'desksMailTo' | 'publicUrl'>;

/** Returns the e-mail address at which the desk of a message reads replies to its answers; null for a desk without one. */
export function replyAddressOf(
  contactMessage: Pick<ContactMessage, 'topic'>,
  { desksMailTo }: Pick<MailSettings, 'desksMailTo'>,
): string | null {
  const email = desksMailTo[topicOf(contactMessage).desk];
  return email !== null && isPlainEmail(email) ? email : null;
}

/** Composes the mail with an answer. It says where to write next, as this site receives no mail, and quotes nothing of the sender. */
export function answerMail(contactMessage: ContactMessage, text: string, settings: MailSettings): Message {
  const { ticket, topic, email, createdAt } = contactMessage;
  const { publicUrl } = settings;
  const { name: about } = topicOf(contactMessage);
  const desk = replyAddressOf(contactMessage, settings);
  const form = publicUrl + (topic === CAREER_TOPIC ? '/career' : contactPath(topic));
  const next =
    desk === null
      ? [t('letterAnswer.writeByForm', { form, ticket }), t('letterAnswer.noReplies')]
      : [t('letterAnswer.reply', { desk, ticket })];
  return composeMail(
    {
      to: email,
      ...(desk === null ? {} : { replyTo: desk, from: desk }),
      subject: t('letterAnswer.subject', { ticket, about }),
      paragraphs: [
        t('letterAnswer.intro'),
        ...text.split(/\n{2,}/u).filter((part) => part.trim() !== ''),
        ...next,
        t('letterAnswer.mistake'),
      ],
      facts: [
        [t('letterAnswer.ticket'), ticket],
        [t('letterAnswer.about'), about],
        [t('letterAnswer.received'), momentInIndia(createdAt)],
      ],
    },
    publicUrl,
  );
}

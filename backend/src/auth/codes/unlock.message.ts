import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { Medium } from './medium';

/** Message with the link that unlocks a login. The token follows '#', so that no server logs it. */
export function unlockMessage({ type, value: to }: Medium, token: string, publicUrl: string): Message {
  const url = `${publicUrl}/account/unlock#${token}`;
  if (type === MEDIUM_TYPE.phone) {
    const text = `All Talent: your login was locked after too many wrong codes. This link opens it again, once, within 24 hours: ${url}`;
    return { channel: 'sms', to, text };
  }
  const paragraphs = [
    'Your All Talent login was locked, because too many wrong codes were typed in for it.',
    'The link works once, for 24 hours. After it, ask for a code as usual.',
    'If it was not you who typed them: nobody got in, and you need not do anything until you want to log in.',
  ];
  return composeMail(
    { to, subject: 'Open your All Talent login again', paragraphs, link: { label: 'Open my login', address: url } },
    publicUrl,
  );
}

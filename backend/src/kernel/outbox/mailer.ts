import { createTransport, type Transporter } from 'nodemailer';
import type { MailAttachments } from './mail-attachments';
import type { AnyMessage, OutboxRow } from './message';

const TIMEOUT_MS = 5000;

/** Transport of mail: the server of SMTP_URL. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(
    smtpUrl: string,
    publicUrl: string,
    private readonly attachments: MailAttachments,
  ) {
    this.transport = createTransport(smtpUrl, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
    this.host = new URL(publicUrl).hostname;
  }

  /** Sends a mail. Its Message-ID is made from the row's id and time, so that mail programs show a mail sent twice once. */
  async send(message: AnyMessage, { id, createdAt }: OutboxRow): Promise<void> {
    if (message.channel !== 'mail') throw new Error('a mail server sends mail only');
    const { to, replyTo, from, subject, text, html } = message;
    const files = (await this.attachments.readAll(message.attachments ?? [])).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    }));
    const messageId = `<outbox-${createdAt}-${id}@${this.host}>`;
    const replies = replyTo === undefined ? {} : { replyTo: recipient(replyTo) };
    const headers = unsubscribeHeaders(message.unsubscribe);
    const sent = { from: this.senderOf(from), to: recipient(to), ...replies, subject, text, html, attachments: files, messageId, headers };
    await this.transport.sendMail(sent);
  }

  /** Only an address at the site's own host: other hosts say by SPF and DMARC who may send in their name. */
  private senderOf(from = ''): { name: string; address: string } {
    const isOwn = from.endsWith(`@${this.host}`);
    return { name: 'All Talent', address: isOwn ? from : `no-reply@${this.host}` };
  }

  close(): void {
    this.transport.close();
  }
}

/** Wraps an e-mail address in an object, because nodemailer would parse text as a list. */
function recipient(email: string): { name: string; address: string } {
  return { name: '', address: email };
}

/** Headers by which mail programs stop such mails in one click (RFC 8058). */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  return address === undefined ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

import { createTransport, type Transporter } from 'nodemailer';
import type { AnyMessage, OutboxRow } from './message';

const TIMEOUT_MS = 5000;

/** Sends through the mail server of SMTP_URL. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;
  private readonly host: string;

  constructor(smtpUrl: string, publicUrl: string) {
    this.transport = createTransport(smtpUrl, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
    this.host = new URL(publicUrl).hostname;
    this.from = `All Talent <no-reply@${this.host}>`;
  }

  /** The row's number and time make the Message-ID, so that a mail sent twice is one mail to the receiver's program. */
  async send(message: AnyMessage, { id, createdAt }: OutboxRow): Promise<void> {
    if (message.channel !== 'mail') throw new Error('a mail server sends mail only');
    const { to, replyTo, subject, text, html } = message;
    const messageId = `<outbox-${createdAt}-${id}@${this.host}>`;
    const answersGoTo = replyTo === undefined ? {} : { replyTo: addressOf(replyTo) };
    await this.transport.sendMail({ from: this.from, to: addressOf(to), ...answersGoTo, subject, text, html, messageId });
  }

  close(): void {
    this.transport.close();
  }
}

/** One address whatever is in it: text would be read as a list. */
function addressOf(address: string): { name: string; address: string } {
  return { name: '', address };
}

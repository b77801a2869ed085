import { createTransport, type Transporter } from 'nodemailer';
import type { Message } from './message';

const TIMEOUT_MS = 5000;

/** Sends through the mail server of SMTP_URL. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(smtpUrl: string, publicUrl: string) {
    this.transport = createTransport(smtpUrl, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
    this.from = `All Talent <no-reply@${new URL(publicUrl).hostname}>`;
  }

  async send(message: Message): Promise<void> {
    if (message.channel !== 'mail') throw new Error('a mail server sends mail only');
    const { to, subject, text, html } = message;
    await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html });
  }

  close(): void {
    this.transport.close();
  }
}

import { Controller, Get, Header, Query } from '@nestjs/common';
import { object, string } from 'yup';
import { DomainError } from '../domain-error';
import { validated } from '../http/validated.pipe';
import { DEMO_OUTBOX_STYLE, demoOutboxPage } from './demo-outbox.page';
import { CHANNELS } from './message';
import { OutboxService, type ShownMessage } from './outbox.service';

const querySchema = object({ to: string().trim().lowercase().max(254).optional() });

/** Demo outbox: shows the messages of a site without a mail server or a phone gateway. 404 in production. */
@Controller('dev')
export class DemoOutboxController {
  constructor(private readonly outbox: OutboxService) {}

  @Get('outbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  async page(): Promise<string> {
    this.requireDemo();
    return demoOutboxPage(await this.outbox.newest());
  }

  @Get('outbox.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    this.requireDemo();
    return DEMO_OUTBOX_STYLE;
  }

  @Get('outbox.json')
  async list(@Query(validated(querySchema)) { to }: { to?: string | undefined }): Promise<readonly ShownMessage[]> {
    this.requireDemo();
    const messages = await this.outbox.newest();
    // A plus sign that was not encoded arrives as a space, and is trimmed off.
    return messages.filter((message) => to === undefined || message.to === to || message.to === `+${to}`);
  }

  private requireDemo(): void {
    if (!CHANNELS.some((channel) => this.outbox.isDemo(channel)))
      throw new DomainError('NOT_FOUND', { detail: 'There is no demo outbox here.' });
  }
}

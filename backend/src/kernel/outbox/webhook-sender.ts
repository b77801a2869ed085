import type { Clock } from '../clock/clock';
import type { AppConfig } from '../config/config';
import type { AnyMessage } from './message';
import { signWebhook } from './webhook-signature';

const TIMEOUT_MS = 5000;

/** Transport of webhooks: LEADS_WEBHOOK_URL, with a new signature at each try. */
export class WebhookSender {
  constructor(
    private readonly receiver: NonNullable<AppConfig['leadsWebhook']>,
    private readonly clock: Clock,
  ) {}

  async send(message: AnyMessage): Promise<void> {
    if (message.channel !== 'hook') throw new Error('a webhook is for programs only');
    const { messageId: id, text: body } = message;
    const timestamp = Math.floor(this.clock.now() / 1000);
    const response = await fetch(this.receiver.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(this.receiver.secret, { id, timestamp, body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  }
}

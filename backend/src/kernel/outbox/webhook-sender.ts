import type { Clock } from '../clock/clock';
import type { AppConfig } from '../config/config';
import type { AnyMessage, HookReceiver } from './message';
import { signWebhook } from './webhook-signature';

const TIMEOUT_MS = 5000;

/** Transport of webhooks to LEADS_WEBHOOK_URL and RELEASES_WEBHOOK_URL, with a new signature at each try. */
export class WebhookSender {
  constructor(
    private readonly receivers: Readonly<Record<HookReceiver, AppConfig['leadsWebhook']>>,
    private readonly clock: Clock,
  ) {}

  async send(message: AnyMessage): Promise<void> {
    if (message.channel !== 'hook') throw new Error('a webhook is for programs only');
    const { messageId: id, text: body } = message;
    const receiver = this.receivers[message.receiver];
    if (!receiver) throw new Error(`no address is set for webhooks of ${message.receiver}`);
    const timestamp = Math.floor(this.clock.now() / 1000);
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(receiver.secret, { id, timestamp, body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  }
}

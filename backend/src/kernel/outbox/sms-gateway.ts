import type { AppConfig } from '../config/config';
import type { AnyMessage } from './message';

const TIMEOUT_MS = 5000;

/** Transport of SMS and phone calls: the gateway of SMS_GATEWAY_URL. */
export class SmsGateway {
  constructor(private readonly gateway: NonNullable<AppConfig['smsGateway']>) {}

  async send(message: AnyMessage): Promise<void> {
    if (message.channel !== 'sms' && message.channel !== 'call') throw new Error('a phone gateway sends SMS and calls only');
    const { to, channel, text } = message;
    const { url, token } = this.gateway;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ to, channel, text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  }
}

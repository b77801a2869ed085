import { type Received, TestReceiver } from './test-receiver';

/** Receiver of webhooks for tests. */
export class TestWebhookReceiver extends TestReceiver {
  /** Statuses of the next responses, in order; 204 when the list is empty. */
  readonly answers: (number | null)[] = [];

  get received(): readonly Received[] {
    return this.requests;
  }

  listen(): Promise<string> {
    return this.listenAt('/leads');
  }

  protected nextStatus(): number | null {
    return this.answers.length === 0 ? 204 : (this.answers.shift() ?? null);
  }
}

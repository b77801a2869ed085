import { type Received, TestReceiver } from './test-receiver';

/** A program that takes webhooks. */
export class TestWebhookReceiver extends TestReceiver {
  /** Taken one after the other; when the list is empty: 204. */
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

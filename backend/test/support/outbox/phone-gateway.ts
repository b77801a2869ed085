import { TestReceiver } from '../test-receiver';

/** Gateway of SMS and phone calls for tests. */
export class TestPhoneGateway extends TestReceiver {
  status: number | null = 202;

  get received(): readonly { readonly authorization: string | undefined; readonly body: unknown }[] {
    return this.requests.map(({ headers, body }) => ({ authorization: headers['authorization'], body: JSON.parse(body) as unknown }));
  }

  listen(): Promise<string> {
    return this.listenAt('/send');
  }

  protected nextStatus(): number | null {
    return this.status;
  }
}

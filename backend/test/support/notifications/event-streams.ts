import { get, type IncomingMessage } from 'node:http';
import { LIVE_EVENTS_PATH } from '@alltalent/shared/contracts';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export type EventStream = { readonly response: IncomingMessage; text: string; isClosed: boolean };

const ports = new WeakMap<TestSite, Promise<number>>();
const portOf = (site: TestSite): Promise<number> => {
  const port = ports.get(site) ?? site.listen();
  ports.set(site, port);
  return port;
};

/** Opens a stream of events at a site, which then has a port. */
export async function connect(site: TestSite, browser: TestBrowser, headers: Record<string, string> = {}): Promise<EventStream> {
  const port = await portOf(site);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: LIVE_EVENTS_PATH, headers: { cookie, ...headers }, agent: false }, resolve).on('error', reject);
  });
  const connected: EventStream = { response, text: '', isClosed: false };
  response.on('data', (chunk) => (connected.text += String(chunk)));
  response.on('close', () => (connected.isClosed = true)).on('error', () => undefined);
  return connected;
}

export async function until(isSo: () => boolean, ms = 3000): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It did not come about within ${ms} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import { expect, type Page } from '@playwright/test';

export type TextResponse = { readonly status: number; readonly text: string };
type Sent = { readonly body: unknown; readonly type?: string };

/** Returns the body of a GET request, sent with the cookies of the page. Fails unless the status is 200. */
export async function read<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as Body;
}

/**
 * Sends a POST as the page would: with its cookies, XSRF token and origin, and with a new token once that one was refused,
 * which another request of the page can cause. Binary bodies are passed as base64.
 */
export function post(page: Page, path: string, { body, type = 'application/json' }: Sent): Promise<TextResponse> {
  return page.evaluate(
    async (sent) => {
      const cookie = /(?:^|; )XSRF-TOKEN=([^;]*)/u;
      const bytes = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const key = crypto.randomUUID();
      const attempt = async () => {
        if (!cookie.test(document.cookie)) await fetch('/api/xsrf');
        const response = await fetch(sent.path, {
          method: 'POST',
          headers: {
            'content-type': sent.type,
            'x-xsrf-token': cookie.exec(document.cookie)?.[1] ?? '',
            'idempotency-key': key,
          },
          body: sent.type === 'application/json' ? JSON.stringify(sent.body) : bytes(String(sent.body)),
        });
        return { status: response.status, text: await response.text() };
      };
      const first = await attempt();
      if (!first.text.includes('XSRF_REJECTED')) return first;
      await fetch('/api/xsrf');
      return attempt();
    },
    { path, body, type },
  );
}

/** Sends a POST and fails unless it succeeds. */
export async function send(page: Page, path: string, sent: Sent): Promise<void> {
  const { status, text } = await post(page, path, sent);
  expect([path, status < 300 ? '' : text]).toEqual([path, '']);
}

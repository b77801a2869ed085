import type { Answer, TestBrowser } from '../test-browser';
import type { Person } from './people';
import { SITE } from './test-providers';

export const STARTS = { google: '/google/redirect', facebook: '/facebook/auth' } as const;
const MOST_STEPS = 12;

/** Browser at the provider: follows redirects, stores cookies, fills in forms. */
class ProviderPages {
  private readonly cookies = new Map<string, string>();

  /** Walks from the authorization URL to the path on the site to which the provider redirects. */
  async walk(authorization: string, choose: (html: string) => string | URLSearchParams): Promise<string> {
    let url = authorization;
    let form: URLSearchParams | null = null;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const response = await this.visit(url, form);
      const next = response.headers.get('location');
      const choice = next ?? choose(await response.text());
      form = typeof choice === 'string' ? null : choice;
      url = new URL(form?.get('action') ?? String(choice), url).href;
      if (url.startsWith(SITE)) return url.slice(SITE.length);
    }
    throw new Error('The provider goes round in circles.');
  }

  private async visit(url: string, form: URLSearchParams | null): Promise<Response> {
    const headers = { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(url, { redirect: 'manual', headers, ...(form && { method: 'POST', body: form }) });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }
}

/** Signs in and consents; returns the path with query to which the provider redirects. */
export function signInAt(authorization: string, person: Person): Promise<string> {
  return new ProviderPages().walk(authorization, (html) => {
    const action = /<form[^>]+action="([^"]+)"/u.exec(html)?.[1];
    if (action === undefined) throw new Error(`The provider shows no form: ${html.slice(0, 300)}`);
    const isLogin = html.includes('name="login"');
    return new URLSearchParams(isLogin ? { action, prompt: 'login', login: person, password: 'any' } : { action, prompt: 'consent' });
  });
}

/** Cancels at the provider's first page. */
export function refuseAt(authorization: string): Promise<string> {
  return new ProviderPages().walk(authorization, (html) => /href="([^"]+\/abort)"/u.exec(html)?.[1] ?? 'about:blank');
}

/** Starts a sign-in; returns the URL at the provider. */
export async function setOut(browser: TestBrowser, start: string): Promise<string> {
  const response = await browser.get(start);
  expect(response.statusCode).toBe(302);
  return String(response.headers.location);
}

/** Signs in at the provider and returns to the site. */
export async function signIn(browser: TestBrowser, provider: keyof typeof STARTS, person: Person, to = '/talents?page=2'): Promise<Answer> {
  const authorization = await setOut(browser, `${STARTS[provider]}?to=${encodeURIComponent(to)}`);
  return browser.get(await signInAt(authorization, person));
}

/** URL with replaced values in its query. */
export function altered(url: string, values: Readonly<Record<string, string>>): string {
  const parsed = new URL(url, SITE);
  for (const [name, value] of Object.entries(values)) parsed.searchParams.set(name, value);
  return url.startsWith('/') ? parsed.pathname + parsed.search : parsed.href;
}

/** Parsed note of a cookie to the next page, or null. */
export function noteOf(response: Answer, name: 'flash' | 'join'): Readonly<Record<string, unknown>> | null {
  const line = [response.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(`${name}=`));
  const value = /^[^=]+=([^;]*)/u.exec(line ?? '')?.[1];
  return value === undefined ? null : JSON.parse(decodeURIComponent(value));
}

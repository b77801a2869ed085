import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from './free-port';

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

type AuditOptions = {
  readonly launchOptions: LaunchOptions;
  readonly categories: readonly LighthouseCategory[];
  /** IP address of the visitor, for a site that trusts one proxy. */
  readonly ip: string;
};

/** Runs Lighthouse as on a phone, in a browser of its own, because it controls the browser by its port. Throws when it cannot measure. */
export async function auditPage(url: string, { launchOptions, categories, ip }: AuditOptions): Promise<LighthouseReport> {
  const port = await freePort();
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      // Takes seconds per page and is not needed.
      disableFullPageScreenshot: true,
      logLevel: 'error',
      onlyCategories: [...categories],
      extraHeaders: { 'x-forwarded-for': ip },
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse has no result of ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

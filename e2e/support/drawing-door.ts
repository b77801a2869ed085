import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { freePort } from './free-port';
import { nextIp } from './newcomers';
import { test as base } from './test';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 20_000;

/** A second front door of the site under test, which draws its pages on the server. */
export type DrawingDoor = {
  readonly origin: string;
  /** Opens an empty page of this front door. */
  open(browser: Browser, options?: BrowserContextOptions): Promise<Page>;
};

async function startDrawingDoor(): Promise<DrawingDoor & { stop(): Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: origin, TRUST_PROXY: '1', PAGES_DRAWN_BY: 'server' };
  const program = spawn(process.execPath, ['--enable-source-maps', 'shell/dist/server/main.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
  const stop = async () => {
    const exited = once(program, 'exit');
    program.kill('SIGTERM');
    await exited;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (Date.now() > deadline || program.exitCode !== null) throw new Error('The second front door did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const open = async (browser: Browser, options: BrowserContextOptions = {}) => {
    const headers = { extraHTTPHeaders: { 'x-forwarded-for': nextIp() } };
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...headers, ...options });
    return context.newPage();
  };
  return { origin, open, stop };
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/faqs`).catch(() => null);
  return response?.ok === true && (await response.text()).includes('id="drawn-page"');
}

/** Test whose pages are drawn by the server. */
export const test = base.extend<object, { drawingDoor: DrawingDoor }>({
  baseURL: async ({ drawingDoor }, use) => use(drawingDoor.origin),
  drawingDoor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const door = await startDrawingDoor();
      await use(door);
      await door.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS + 10_000 },
  ],
});

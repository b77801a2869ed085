import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/chromium';

/** In the title's tag: the journey measures time, or changes what others see, and runs with no other beside it. */
const ALONE = /@alone/u;
/** Journeys that mostly wait for what does not come: more of them at once cost nothing. */
const WAITING = 'chaos.spec.ts';

export default defineConfig({
  testDir: './tests',
  workers: 4,
  retries: 1,
  // A limit, no wait: two browsers on a busy machine take their time.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? './test-results/report.json' }]],
  projects: [
    { name: 'together', grepInvert: ALONE, testIgnore: WAITING, workers: 2, fullyParallel: true, outputDir: './test-results/together' },
    { name: 'waiting', testMatch: WAITING, fullyParallel: true, outputDir: './test-results/waiting' },
    { name: 'alone', grep: ALONE, workers: 1, outputDir: './test-results/alone' },
  ],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    // To watch every journey costs more than the journey: one that fails is watched the second time.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
});

import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/chromium';

/** Tag of journeys that run alone, because they measure time, open many browsers or change what others see. */
const ALONE = /@alone/u;
/** Journeys that mostly wait for timeouts; three at once need little processor time. */
const WAITING = 'chaos.spec.ts';

export default defineConfig({
  testDir: './tests',
  workers: 3,
  retries: 1,
  // An upper limit: two browsers on a busy machine are slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? './test-results/report.json' }]],
  projects: [
    { name: 'together', grepInvert: ALONE, testIgnore: WAITING, workers: 2, fullyParallel: true, outputDir: './test-results/together' },
    { name: 'waiting', testMatch: WAITING, workers: 3, fullyParallel: true, outputDir: './test-results/waiting' },
    { name: 'alone', grep: ALONE, workers: 1, outputDir: './test-results/alone' },
  ],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    viewport: { width: 1440, height: 900 },
    // Far more than any step needs on a busy machine: a step that waits for ever is named, not the whole journey.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    // Tracing a journey costs more than running it, so a failed one is traced on its second try.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
});

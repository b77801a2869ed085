import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/chromium';

const remote = process.env['REMOTE'] ?? '';

/** Configuration for the journeys of one remote on its own page, which tools/isolation starts, and for a visit of each of its pages. */
export default defineConfig({
  outputDir: `./test-results/alone-${remote}`,
  projects: [
    { name: 'journeys', testDir: `../${remote}/e2e` },
    { name: 'both sides', testDir: './alone' },
  ],
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? './test-results/alone.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:9001',
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
});

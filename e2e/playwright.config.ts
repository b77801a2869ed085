import { defineConfig } from '@playwright/test';

// Debian's Chromium; without these switches it keeps calling hosts that a closed network refuses.
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  workers: 1,
  fullyParallel: false,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? './test-results/report.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
});

export { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

// Without these switches, Debian's Chromium keeps calling hosts that a closed network refuses.
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

import { browser, server } from './projects.mjs';

/** Configuration of jest for a remote with a repository of its own: pages in jsdom, and what the server draws in Node. */
export default {
  testTimeout: 60_000,
  projects: [
    { ...server, displayName: 'server', testMatch: ['<rootDir>/src/**/*.server.test.tsx'] },
    {
      ...browser,
      displayName: 'browser',
      testPathIgnorePatterns: [...browser.testPathIgnorePatterns, '\\.server\\.test\\.tsx$'],
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    },
  ],
};

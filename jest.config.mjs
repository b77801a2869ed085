import { browser, common, server } from './shared/build/jest/projects.mjs';

/** `npm test` runs most tests in batches (tools/testing/batches.ts), and the others by themselves. */
const batches = JSON.parse(process.env.TEST_BATCHES ?? '{"folder":"","files":[]}');
const ignored = [...common.testPathIgnorePatterns, ...batches.files.map((file) => `<rootDir>/${file}$`)];
const inBatches = (project, name) => ({
  ...project,
  displayName: name,
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: [`${batches.folder}/${name}/*.test.ts`],
});

export default {
  // A limit, no wait: two workers and two databases on a busy machine take their time.
  testTimeout: 120_000,
  projects: [
    {
      ...server,
      displayName: 'server',
      testPathIgnorePatterns: ignored,
      testMatch: [
        '<rootDir>/backend/**/*.test.ts',
        '<rootDir>/shell/{server,drawing}/**/*.test.{ts,tsx}',
        '<rootDir>/shared/build/**/*.test.ts',
        '<rootDir>/tools/**/*.test.ts',
        '<rootDir>/shared/src/contracts/**/*.test.ts',
        '<rootDir>/{shell,mf-*}/src/**/*.server.test.tsx',
      ],
    },
    {
      ...browser,
      displayName: 'browser',
      testPathIgnorePatterns: [...ignored, '/shared/src/contracts/', '\\.server\\.test\\.tsx$'],
      testMatch: [
        '<rootDir>/shared/src/**/*.test.{ts,tsx}',
        '<rootDir>/shell/src/**/*.test.{ts,tsx}',
        '<rootDir>/mf-*/src/**/*.test.{ts,tsx}',
      ],
    },
    ...(batches.files.length > 0 ? [inBatches(server, 'sites'), inBatches(browser, 'pages')] : []),
  ],
};

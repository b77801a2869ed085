const transform = (decorators) => ({
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators },
        transform: { react: { runtime: 'automatic' }, ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}) },
      },
      module: { type: 'commonjs' },
    },
  ],
});

const common = {
  rootDir: '.',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '^<rootDir>/\\.data/', '^<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '^<rootDir>/\\.data/'],
  clearMocks: true,
};

// ESM only, or loading ESM by import().
const esmPackages = [
  '@nestjs',
  '@alltalent',
  '@open-draft/.+',
  '@redocly',
  'ccount',
  'character-entities',
  'd3-.+',
  'decode-named-character-reference',
  'devlop',
  '@tus/.+',
  'escape-string-regexp',
  'feed',
  'jose',
  'longest-streak',
  'markdown-table',
  'mdast-util-.+',
  'micromark.*',
  'oauth4webapi',
  'openid-client',
  'pixelmatch',
  'rettime',
  'srvx',
  'unist-util-.+',
  'until-async',
  'zwitch',
];
const transformIgnorePatterns = [`/node_modules/(?!(?:.+/node_modules/)?(${esmPackages.join('|')})/)`];

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

const server = {
  ...common,
  testEnvironment: 'node',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/build/jest/style-stub.cjs',
    '\\.(svg|webp|avif|woff2|mp4|webm)$': '<rootDir>/shared/build/jest/asset-stub.cjs',
  },
  transform: transform(true),
  transformIgnorePatterns,
};

const browser = {
  ...common,
  testEnvironment: '<rootDir>/shared/build/jest/browser-environment.cjs',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/build/jest/style-stub.cjs',
    '^tus-js-client$': '<rootDir>/shared/build/jest/tus-of-browsers.cjs',
    '\\.(svg|webp|avif|woff2|mp4|webm)$': '<rootDir>/shared/build/jest/asset-stub.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/shared/build/jest/browser-setup.ts'],
  transform: transform(false),
  transformIgnorePatterns,
};

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

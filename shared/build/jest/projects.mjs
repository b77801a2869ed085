import { join } from 'node:path';

const fileHere = (name) => join(import.meta.dirname, name);

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

export const common = {
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

/** Tests of programs. */
export const server = {
  ...common,
  testEnvironment: fileHere('server-environment.cjs'),
  moduleNameMapper: {
    '\\.css$': fileHere('style-stub.cjs'),
    '\\.(svg|webp|avif|woff2|mp4|webm)$': fileHere('asset-stub.cjs'),
  },
  transform: transform(true),
  transformIgnorePatterns,
};

/** Tests of pages, in jsdom. */
export const browser = {
  ...common,
  testEnvironment: fileHere('browser-environment.cjs'),
  moduleNameMapper: {
    ...server.moduleNameMapper,
    '^tus-js-client$': fileHere('tus-of-browsers.cjs'),
  },
  setupFilesAfterEnv: [fileHere('browser-setup.ts')],
  transform: transform(false),
  transformIgnorePatterns,
};

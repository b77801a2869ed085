import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileCatalogue } from './compile-catalogue.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const APP = join(ROOT, 'tools/bench/pages/framework/app');
const own = (name) => join(import.meta.dirname, 'node_modules', name);
const router = (file) => join(ROOT, 'node_modules/react-router/dist/production', file);

/**
 * What several pages need at once comes in one script and one stylesheet. Left to the bundler, a page has up to 55 scripts and
 * 14 stylesheets, which would wait for each other on the six connections of HTTP/1.1.
 */
const SHARED = { name: 'shared', tags: ['$initial'], minShareCount: 2 };

/** Run in the folder of the installation, beside which the packages lie that the site does not have. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compileCatalogue(), reactRouter()],
  resolve: {
    alias: [
      { find: '@react-router/node', replacement: own('@react-router/node/dist/index.mjs') },
      // The package's own entries are its development build, which the site does not use either.
      { find: /^react-router\/dom$/u, replacement: router('dom-export.mjs') },
      { find: /^react-router$/u, replacement: router('index.mjs') },
    ],
  },
  // One file for the server, too: nothing is looked up while a page is drawn.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    // Browsers with light-dark(), as the site's styles are written for; its replacement by the minifier loses colours.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: isSsrBuild ? { input: join(APP, 'server.ts') } : { output: { codeSplitting: { groups: [SHARED] } } },
  },
}));

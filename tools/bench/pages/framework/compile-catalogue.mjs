import { createRequire } from 'node:module';

const CATALOGUE = /[\\/]messages[\\/][a-z-]+\.json$/iu;
const compile = createRequire(import.meta.url)('../../../shared/build/messages-loader.cjs');

/** Compiles catalogues of sentences as the site's builds do. */
export function compileCatalogue() {
  return { name: 'compile-catalogue', enforce: 'pre', transform: (text, id) => (CATALOGUE.test(id) ? compile(text) : undefined) };
}

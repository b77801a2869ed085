import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform, transformSync } from '@swc/core';

const BACKEND = /\/backend\/(?:src|seeds|posters|test)\/[^?]+\.ts(?:\?|$)/u;
const OPTIONS = {
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** Compiles the backend's files as its build does: tsx leaves out the types of constructors, which Nest needs. */
export async function load(url, context, next) {
  if (!BACKEND.test(url)) return next(url, context);
  const filename = filenameOf(url);
  return compiled(await transform(await readFile(filename, 'utf8'), optionsOf(filename)));
}

function loadSync(url, context, next) {
  if (!BACKEND.test(url)) return next(url, context);
  const filename = filenameOf(url);
  return compiled(transformSync(readFileSync(filename, 'utf8'), optionsOf(filename)));
}

const filenameOf = (url) => fileURLToPath(url.replace(/\?.*/u, ''));
const optionsOf = (filename) => ({ ...OPTIONS, filename, swcrc: false });
const compiled = ({ code }) => ({ format: 'module', source: code, shortCircuit: true });

// Node 26 warns of `register`; Node 20 has nothing else, and loads this file again in a thread for the hooks.
if (modules.registerHooks) modules.registerHooks({ load: loadSync });
else if (!process.env.SWC_LOADER) {
  process.env.SWC_LOADER = '1';
  modules.register(import.meta.url);
}

import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

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
  const filename = fileURLToPath(url.replace(/\?.*/u, ''));
  const { code } = await transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename, swcrc: false });
  return { format: 'module', source: code, shortCircuit: true };
}

if (!process.env.SWC_LOADER) {
  process.env.SWC_LOADER = '1';
  register(import.meta.url);
}

import vm from 'node:vm';
import type { RoutesModule } from '@alltalent/shared/federation';
import { RELEASE_BASE } from '@alltalent/shared/contracts';
import { provided } from './provided';
import type { ReleaseCode } from './protocol';

/** What a server bundle may use beside the language. No process, no file, no network: its requests go through the shared API. */
const GLOBALS = [
  'AbortController',
  'AbortSignal',
  'atob',
  'Blob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'FormData',
  'Headers',
  'performance',
  'queueMicrotask',
  'Request',
  'Response',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
] as const;

/** Runs the server bundles of releases, each once and with globals of its own. */
export class ReleaseModules {
  private readonly codes = new Map<string, ReleaseCode>();
  private readonly modules = new Map<string, RoutesModule>();

  add(release: ReleaseCode): void {
    this.codes.set(release.id, release);
  }

  remove(id: string): void {
    this.codes.delete(id);
    this.modules.delete(id);
  }

  /** Returns the routes of a release. Throws what its code throws when it runs first. */
  of(id: string): RoutesModule {
    const known = this.modules.get(id);
    if (known) return known;
    const release = this.codes.get(id);
    if (!release) throw new Error('its code is not here');
    const module = run(release);
    this.modules.set(id, module);
    // What has run is not run again, and its text takes megabytes.
    this.codes.delete(id);
    return module;
  }
}

function run({ code, base }: ReleaseCode): RoutesModule {
  const context = vm.createContext(Object.fromEntries(GLOBALS.map((name) => [name, globalThis[name]])));
  const wrapped = `(function (module, exports, require) {${code.replaceAll(RELEASE_BASE, base)}\n})`;
  const define = new vm.Script(wrapped, { filename: `${base}server.cjs` }).runInContext(context) as (
    module: { exports: unknown },
    exports: unknown,
    require: (id: string) => unknown,
  ) => void;
  const module: { exports: unknown } = { exports: {} };
  define(module, module.exports, requireShared);
  if (!isRoutesModule(module.exports)) throw new Error('it exports no createRoutes');
  return module.exports;
}

function requireShared(id: string): unknown {
  const found = provided[id];
  if (found === undefined) throw new Error(`it asks for ${id.slice(0, 100)}, which the shell does not provide`);
  return found;
}

function isRoutesModule(value: unknown): value is RoutesModule {
  return typeof value === 'object' && value !== null && 'createRoutes' in value && typeof value.createRoutes === 'function';
}

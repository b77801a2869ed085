import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { Module, Stats } from 'webpack';

const DECLARATIONS = /[\\/]contracts[\\/][a-z]+[\\/]endpoints\.ts$/u;

/** Returns the calls that the code of a build can make, as 'GET /api/jobs', sorted. */
export function calledEndpoints({ compilation }: Stats): readonly string[] {
  const { modules, chunkGraph, moduleGraph } = compilation;
  const names = [...modules].flatMap((module) => {
    const runtimes = [...chunkGraph.getModuleRuntimes(module)];
    const usedOf = (part: Module) => runtimes.flatMap((runtime) => namesIn(moduleGraph.getExportsInfo(part).getUsedExports(runtime)));
    return partsOf(module)
      .filter((part) => DECLARATIONS.test(part.nameForCondition() ?? ''))
      .flatMap(usedOf);
  });
  const calls = names.map((name) => ENDPOINTS[name as keyof typeof ENDPOINTS]).filter((endpoint) => endpoint !== undefined);
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))].sort();
}

/** Returns the modules of a concatenated one; any other module itself. */
export function partsOf(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as readonly Module[]) : [module];
}

/** Returns names; every name for `true`, which webpack says when it cannot know. */
function namesIn(used: ReturnType<ReturnType<Stats['compilation']['moduleGraph']['getExportsInfo']>['getUsedExports']>): readonly string[] {
  if (used === null || used === false) return [];
  return used === true ? Object.keys(ENDPOINTS) : [...used];
}

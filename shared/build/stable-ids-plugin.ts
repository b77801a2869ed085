import type { Compiler, Module } from 'webpack';

const NAME = 'StableIdsPlugin';

/** Modules of the federation plugin, whose names contain a hash of where this repository is. */
const IDS: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/^webpack\/container\/entry\//u, 'container'],
  [/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/u, 'federation'],
];

/** Names the modules of the federation plugin by what they are, so that module ids do not depend on the folder of the build. */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, ({ hooks, chunkGraph }) => {
      hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = idOf(module, compiler.context);
          if (id !== undefined) chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module: Module, context: string): string | undefined {
  const name = module.libIdent({ context }) ?? '';
  return IDS.find(([pattern]) => pattern.test(name))?.[1];
}

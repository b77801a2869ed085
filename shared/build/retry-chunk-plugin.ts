import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const NAME = 'RetryChunkPlugin';

/**
 * Gives each further try of a chunk an address of its own. Browsers would let it wait for the former one where that hangs,
 * and hand it the former one's failure where a preload failed.
 */
export class RetryChunkPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryChunkRuntime());
      });
    });
  }
}

class RetryChunkRuntime extends RuntimeModule {
  constructor() {
    super('retry chunk', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { ensureChunk: ask, getChunkScriptFilename: fileOf } = RuntimeGlobals;
    return `var tries = {}, ask = ${ask}, fileOf = ${fileOf}, styleOf = __webpack_require__.miniCssF;
var again = (name) => (id) => name(id) + (tries[id] ? '?again=' + tries[id] : '');
${fileOf} = again(fileOf);
if (styleOf) __webpack_require__.miniCssF = again(styleOf);
${ask} = (id) => ask(id).catch((error) => { tries[id] = (tries[id] || 0) + 1; throw error; });`;
  }
}

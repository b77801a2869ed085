import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const NAME = 'AskAnewPlugin';

/**
 * Gives each further try of a chunk an address of its own. Browsers would let it wait for the former one where that hangs,
 * and hand it the former one's failure where a preload failed.
 */
export class AskAnewPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new AskAnewRuntime());
      });
    });
  }
}

class AskAnewRuntime extends RuntimeModule {
  constructor() {
    super('ask anew', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { ensureChunk: ask, getChunkScriptFilename: fileOf } = RuntimeGlobals;
    return `var tries = {}, ask = ${ask}, fileOf = ${fileOf}, styleOf = __webpack_require__.miniCssF;
var anew = (name) => (id) => name(id) + (tries[id] ? '?again=' + tries[id] : '');
${fileOf} = anew(fileOf);
if (styleOf) __webpack_require__.miniCssF = anew(styleOf);
${ask} = (id) => ask(id).catch((error) => { tries[id] = (tries[id] || 0) + 1; throw error; });`;
  }
}

const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/** Compiles a catalogue of ICU sentences to what @lingui/core reads without a parser. A sentence that does not parse stops the build. */
module.exports = function compileCatalogue(source) {
  const entries = Object.entries(JSON.parse(source)).map(([id, sentence]) => [id, compileMessageOrThrow(sentence)]);
  return JSON.stringify(Object.fromEntries(entries));
};

/** Version of Node-API that better-sqlite3 13 is compiled for; under an older one it would end the process. */
const NODE_API = 10;

/**
 * The driver of SQLite. better-sqlite3 13 comes ready-made and is taken wherever it runs; elsewhere, and on Node 20, it is 12, which
 * the first start downloads or builds. Plain JavaScript, because that start asks for it before anything is built.
 */
module.exports = readyMade() ?? require('better-sqlite3');

function readyMade() {
  if (Number(process.versions.napi) < NODE_API) return null;
  try {
    const Database = require('better-sqlite3-13');
    new Database(':memory:').close();
    return Database;
  } catch {
    // It has no file for this platform, or one for a newer C library.
    return null;
  }
}

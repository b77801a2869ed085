// Outside a bundler the package's main module is that for Node, which cannot read files of a page.
module.exports = require('tus-js-client/lib.es5/browser/index.js');

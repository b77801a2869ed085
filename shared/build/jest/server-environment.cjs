const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

const ENABLING = ['run', 'enterWith'];

/**
 * Node's environment, which switches off the storages that a file of tests has used. Node carries the values of each storage in use
 * from promise to promise, even when nothing can read them any more: with a hundred, which twenty files leave, a promise costs fifty times as much.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.used = new Set();
    this.methods = ENABLING.map((name) => [name, AsyncLocalStorage.prototype[name]]);
    const { used } = this;
    for (const [name, enable] of this.methods) {
      AsyncLocalStorage.prototype[name] = function noted(...args) {
        used.add(this);
        return enable.apply(this, args);
      };
    }
  }

  async teardown() {
    for (const [name, enable] of this.methods) AsyncLocalStorage.prototype[name] = enable;
    for (const storage of this.used) storage.disable();
    await super.teardown();
  }
};

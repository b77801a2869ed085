const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's Request refuses the signals of jsdom; this one follows them. */
class FollowingRequest extends Request {
  constructor(input, init = {}) {
    super(input, init.signal ? { ...init, signal: follow(init.signal) } : init);
  }
}

function follow(signal) {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

/** jsdom with the parts of the platform it lacks and every browser has; they come from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['TextEncoder', 'TextDecoder', 'Response', 'Headers', 'fetch', 'ReadableStream', 'structuredClone']) {
      this.global[name] = globalThis[name];
    }
    this.global.Request = FollowingRequest;
  }
};

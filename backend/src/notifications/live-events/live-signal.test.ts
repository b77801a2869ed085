import { describeOnRedis, OwnRedis } from '../../../test/support/rate-limits/test-redis';
import { LiveSignal } from './live-signal';

const rings = (signal: LiveSignal) => {
  const heard = { count: 0 };
  signal.onSignal(() => (heard.count += 1));
  return heard;
};
const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 300) throw new Error('It did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test('HIR-02 without Redis the own process hears the signal', () => {
  const signal = new LiveSignal(null);
  const heard = rings(signal);
  signal.listen();
  signal.send();
  expect(heard.count).toBe(1);
});

describeOnRedis('The signal in Redis', () => {
  const redis = new OwnRedis();
  beforeAll(() => redis.start());
  afterAll(() => redis.kill());

  test('HIR-02 every process that has streams hears the signal, again after Redis was away', async () => {
    const [one, other] = [new LiveSignal(redis.url), new LiveSignal(redis.url)];
    const heard = rings(other);
    other.listen();
    // The connections open in the background.
    const untilHeard = async () => {
      const before = heard.count;
      await until(() => {
        one.send();
        return heard.count > before;
      });
    };
    await untilHeard();
    await redis.kill();
    one.send();
    await redis.start();
    await untilHeard();
    one.onApplicationShutdown();
    other.onApplicationShutdown();
  });
});

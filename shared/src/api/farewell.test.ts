import { createTestQueryClient, fakeApi, ok } from '../dev/testing';
import { beforeSessionEnds, endSession } from './session';

test('OFF-01 what has to be sent before a logout is sent before it, and a failure of it holds nothing up', async () => {
  const requests = fakeApi({ '/api/user/logout': ok({ status: 200 }) });
  const order: string[] = [];
  const stop = beforeSessionEnds(async () => {
    await Promise.resolve();
    order.push(`sent, ${requests.length} calls so far`);
    throw new Error('broken');
  });
  await endSession(createTestQueryClient()).catch(() => undefined);
  stop();
  await endSession(createTestQueryClient()).catch(() => undefined);
  expect(order).toEqual(['sent, 0 calls so far']);
  expect(requests).toHaveLength(2);
});

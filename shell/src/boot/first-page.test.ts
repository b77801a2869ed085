import { createMemoryRouter } from 'react-router';
import { firstPageOrTimeout } from './first-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function isSettled(settling: Promise<void>): Promise<boolean> {
  return Promise.race([settling.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

function aRouter() {
  let arrive: () => void = () => undefined;
  const page = new Promise<{ Component: () => null }>((resolve) => (arrive = () => resolve({ Component: () => null })));
  return { router: createMemoryRouter([{ path: '/', lazy: () => page }]), arrive };
}

test('the first page is waited for, but not long', async () => {
  const { router } = aRouter();
  const settling = firstPageOrTimeout(router);
  await jest.advanceTimersByTimeAsync(299);
  expect(await isSettled(settling)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isSettled(settling)).toBe(true);
});

test('a page that loads at once is there when the promise resolves', async () => {
  const { router, arrive } = aRouter();
  const settling = firstPageOrTimeout(router);
  arrive();
  await settling;
  expect(router.state.initialized).toBe(true);
  await firstPageOrTimeout(router);
});

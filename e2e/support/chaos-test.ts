import { type Chaos, startChaos } from './chaos';
import { test as base } from './test';

/** Test whose page is served through a proxy that injects faults. */
export const test = base.extend<{ chaos: Chaos; site: string; calm: void }>({
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  chaos: async ({ site }, use) => {
    const chaos = await startChaos(site);
    await use(chaos);
    await chaos.stop();
  },
  // Complaints of a broken remote are expected here.
  calm: [
    async ({ watch }, use) => {
      watch.allow(/./u);
      await use();
    },
    { auto: true },
  ],
});

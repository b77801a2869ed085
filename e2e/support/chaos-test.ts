import { type Chaos, startChaos } from './chaos';
import { test as base } from './test';

/** A journey through a door that spoils what comes from the site. */
export const test = base.extend<{ chaos: Chaos; site: string; calm: void }>({
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  chaos: async ({ site }, use) => {
    const chaos = await startChaos(site);
    await use(chaos);
    await chaos.stop();
  },
  // What a broken remote makes the browser say is the subject here, and no complaint.
  calm: [
    async ({ watch }, use) => {
      watch.allow(/./u);
      await use();
    },
    { auto: true },
  ],
});

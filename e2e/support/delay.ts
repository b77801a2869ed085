import type { Page } from '@playwright/test';

/** Holds files or answers back, the remote's script unless told otherwise, until the returned function is called. */
export async function delay(page: Page, files = '**/remoteEntry*.js'): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await late;
    await route.continue();
  });
  return () => arrive();
}

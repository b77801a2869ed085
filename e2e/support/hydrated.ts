import type { Page } from '@playwright/test';

/** What React keeps at the element that it renders into. */
type Root = { readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } } };

/** Returns whether React has hydrated the page whole; undefined before it begins. Runs in the page and refers to nothing outside itself. */
export function isHydrated(): boolean | undefined {
  for (const holder of [document.getElementById('root'), document]) {
    const key = Object.keys(holder ?? {}).find((name) => name.startsWith('__reactContainer'));
    if (holder && key) return (Reflect.get(holder, key) as Root).stateNode.current.memoizedState?.isDehydrated !== true;
  }
  return undefined;
}

/** Resolves once the page's own code runs: React has hydrated it whole. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(isHydrated);
}

import type { Page } from '@playwright/test';

/** What React keeps at the element that it renders into. */
type Root = { readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } } };

/** Resolves once the page's own code runs: React has hydrated it whole. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    if (!root || !key || !root.querySelector('h1')) return false;
    return (Reflect.get(root, key) as Root).stateNode.current.memoizedState?.isDehydrated !== true;
  });
}

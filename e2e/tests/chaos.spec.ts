import type { Page } from '@playwright/test';
import { NETWORK_FAULTS } from '../support/chaos-responses';
import { BROKEN_CODE, forReact18 } from '../support/chaos-code';
import { otherRelease } from '../support/chaos-registry';
import { test } from '../support/chaos-test';
import { failedSection, KINDS, SECTIONS, standsAround } from '../support/sections';
import { expect } from '../support/test';

const healCode = (page: Page) => page.evaluate(() => Object.assign(globalThis, { __healed: true }));
const pwned = (page: Page) => page.evaluate(() => (globalThis as { __pwn?: boolean }).__pwn);
/** Returns the providers of React. There must be only one: hooks of one copy fail in another. */
const reactProviders = (page: Page) =>
  page.evaluate(() => {
    const { __SHARE__: scopes } = (
      globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, { default: Record<string, object> }> } }
    ).__FEDERATION__;
    return new Set(Object.values(scopes).flatMap((scope) => Object.keys(scope.default['react'] ?? {}))).size;
  });

for (const fault of NETWORK_FAULTS) {
  for (const section of fault === 'down' ? SECTIONS : KINDS) {
    test(`REL-01 REL-02 REL-03 ${section.remote} ${fault}: its section says so within 5 s, the rest works, a retry recovers`, async ({
      page,
      chaos,
    }) => {
      chaos.breakFiles(section.remote, fault);
      const retry = await failedSection(page, chaos.origin, section);
      await standsAround(page, section);
      chaos.heal();
      expect(await pwned(page)).toBeUndefined();
      await retry.click();
      await expect(section.shown(page)).toBeVisible();
    });
  }
}

for (const [name, code] of Object.entries(BROKEN_CODE)) {
  for (const section of name === 'throwing in render' ? SECTIONS : KINDS) {
    test(`REL-03 REL-04 ${section.remote} ${name}: an error in its place, the rest works, a retry recovers`, async ({
      page,
      chaos,
      site,
    }) => {
      chaos.edit(await otherRelease(site, section.remote, { code: (own) => code(section.remote, own) }));
      const retry = await failedSection(page, chaos.origin, section);
      await standsAround(page, section);
      await healCode(page);
      await retry.click();
      await expect(section.shown(page)).toBeVisible();
    });
  }
}

for (const section of KINDS) {
  test(`REL-05 FED-07 ${section.remote} that says it needs React 18 is refused before a line of it runs`, async ({ page, chaos, site }) => {
    const record = (own: { needs: { name: string; range: string }[] }) => ({
      needs: own.needs.map((need) => (need.name === 'react' ? { ...need, range: '^18.0.0' } : need)),
    });
    chaos.edit(await otherRelease(site, section.remote, { record: (own) => ({ ...own, ...record(own) }) }));
    await failedSection(page, chaos.origin, section);
    await standsAround(page, section);
    expect(await page.evaluate((name) => name in globalThis, section.remote)).toBe(false);
    expect(await reactProviders(page)).toBe(1);
  });
}

for (const section of SECTIONS) {
  test(`REL-05 FED-07 ${section.remote} that asks the page for React 18 all the same is refused by the share scope`, async ({
    page,
    chaos,
    site,
  }) => {
    chaos.edit(await otherRelease(site, section.remote, { code: forReact18 }));
    await failedSection(page, chaos.origin, section);
    await standsAround(page, section);
    expect(await reactProviders(page)).toBe(1);
  });

  test(`SEC-62 ${section.remote} with a tampered entry, a tampered chunk, or without a hash does not run`, async ({
    page,
    chaos,
    site,
  }) => {
    for (const only of [/remoteEntry/u, /\/(?!remoteEntry)[^/]+\.js$/u]) {
      chaos.breakFiles(section.remote, 'tampered', only);
      const retry = await failedSection(page, chaos.origin, section);
      expect(await pwned(page)).toBeUndefined();
      chaos.heal();
      await retry.click();
      await expect(section.shown(page)).toBeVisible();
      expect(await pwned(page)).toBeUndefined();
    }
    chaos.edit(await otherRelease(site, section.remote, { record: (own) => ({ ...own, entry: { ...own.entry, integrity: '' } }) }));
    await failedSection(page, chaos.origin, section);
    await standsAround(page, section);
    expect(await page.evaluate((name) => name in globalThis, section.remote)).toBe(false);
  });
}

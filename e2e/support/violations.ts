import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

export type Question = { readonly part?: string; readonly rules?: readonly string[] };
export type Violation = { readonly id: string; readonly impact: string; readonly html: string; readonly summary: string };

/**
 * Returns what axe finds wrong with the page, or with a part of it; `rules` limits it to some rules. It is put into each
 * document once, and runs in the page itself: the site has no frames whose findings must be merged.
 */
export async function violationsOn(page: Page, { part, rules }: Question): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) };
  return page.evaluate(
    async ({ where, how }) => {
      const { axe } = globalThis as unknown as { axe: { run(where: string | Document, how: RunOptions): Promise<AxeResults> } };
      const { violations } = await axe.run(where ?? document, how);
      return violations.map(({ id, impact, nodes: [first] }) => ({
        id,
        impact: impact ?? '',
        html: first?.html ?? '',
        summary: first?.failureSummary ?? '',
      }));
    },
    { where: part, how: options },
  );
}

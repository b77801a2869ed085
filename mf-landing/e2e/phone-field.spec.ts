import { expect, type Page, test } from '../../e2e/support/test';

type Locator = ReturnType<Page['getByLabel']>;

declare global {
  var sentLeads: { readonly county_code: string; readonly mobile_number: string }[];
}

/** A mobile number of each of 20 countries, and its national notation after the dial code. */
const NUMBERS = [
  ['+91 81234 56789', '+91 081234 56789'],
  ['+1 201 555 0123', '+1 (201) 555-0123'],
  ['+1 506 234 5678', '+1 (506) 234-5678'],
  ['+44 7400 123456', '+44 07400 123456'],
  ['+971 50 123 4567', '+971 050 123 4567'],
  ['+61 412 345 678', '+61 0412 345 678'],
  ['+880 1812 345678', '+880 01812-345678'],
  ['+55 11 96123 4567', '+55 (11) 96123-4567'],
  ['+86 131 2345 6789', '+86 131 2345 6789'],
  ['+49 1512 3456789', '+49 01512 3456789'],
  ['+33 6 12 34 56 78', '+33 06 12 34 56 78'],
  ['+39 312 345 6789', '+39 312 345 6789'],
  ['+81 90 1234 5678', '+81 090-1234-5678'],
  ['+254 712 123456', '+254 0712 123456'],
  ['+94 71 234 5678', '+94 071 234 5678'],
  ['+977 984 1234567', '+977 984-1234567'],
  ['+92 301 2345678', '+92 0301 2345678'],
  ['+7 912 345 67 89', '+7 8 (912) 345-67-89'],
  ['+65 8123 4567', '+65 8123 4567'],
  ['+27 71 123 4567', '+27 071 123 4567'],
] as const;

/** Refuses every lead in the browser, so that the form keeps its state and the next number can be entered. */
async function refuseLeads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const realFetch = globalThis.fetch;
    globalThis.sentLeads = [];
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/StoreProductShoot')) return realFetch(input, init);
      globalThis.sentLeads.push(JSON.parse(String(init?.body)) as (typeof globalThis.sentLeads)[number]);
      const problem = { status: 422, code: 'VALIDATION_FAILED', detail: 'Not today', fields: {} };
      return Promise.resolve(Response.json(problem, { status: 422 }));
    };
  });
}

async function clear(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

type Way = (page: Page, field: Locator, text: string) => Promise<void>;

const WAYS = {
  typed: async (page, field, text) => {
    await clear(page, field);
    await page.keyboard.type(text);
  },
  'pasted over the number before': async (page, field, text) => {
    const copied = page.getByLabel('Last name');
    await copied.fill(text);
    await copied.press('Control+A');
    await copied.press('Control+C');
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+V');
  },
  'filled in by the browser': (_page, field, text) => field.fill(text),
} satisfies Readonly<Record<string, Way>>;

async function send(page: Page, field: Locator): Promise<string> {
  const before = await page.evaluate(() => globalThis.sentLeads.length);
  await field.press('Enter');
  const isSent = (count: number) => globalThis.sentLeads.length > count && document.querySelector('#lead-form [aria-busy=true]') === null;
  await page.waitForFunction(isSent, before, { polling: 10, timeout: 10_000 });
  return page.evaluate(() => {
    const lead = globalThis.sentLeads.at(-1);
    return `+${lead?.county_code ?? ''}${lead?.mobile_number ?? ''}`;
  });
}

test('SGN-02 a number of each of 20 countries, typed, pasted or filled in, is sent as it is shown', async ({ page }) => {
  test.setTimeout(120_000);
  await refuseLeads(page);
  await page.goto('/influencer');
  // The form loads when it is near the screen.
  await page.locator('#lead-form').scrollIntoViewIfNeeded();
  const field = page.getByLabel('Mobile number');
  await expect(page.getByRole('button', { name: /: \+ \d+$/u })).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  for (const [international, national] of NUMBERS) {
    const number = international.replaceAll(' ', '');
    for (const [way, text] of [
      ['typed', national],
      ['pasted over the number before', international],
      ['filled in by the browser', number.replace('+', '00')],
    ] as const) {
      await WAYS[way](page, field, text);
      const shown = (await field.inputValue()).replaceAll(/[^+\d]/gu, '');
      expect(shown, `${text} ${way}`).toBe(number);
      expect(await send(page, field), `${text} ${way}`).toBe(shown);
    }
  }
  // Selects India, so that the national numbers below need no dial code.
  await WAYS.typed(page, field, '+919876543210');
  for (const text of ['9812345670', '09812345670', '98123 45670', '919812345670']) {
    await WAYS.typed(page, field, text);
    await expect(field).toHaveValue('+91 98123 45670');
    expect(await send(page, field)).toBe('+919812345670');
  }
});

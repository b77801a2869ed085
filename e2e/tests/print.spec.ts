import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const PRINTS = process.env['SCREENSHOTS'] ?? join(import.meta.dirname, '../test-results/screenshots');
/** Printable area of A4 in CSS pixels. */
const PRINTABLE = { width: 718, height: 1047 };
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
const TEXTS = [
  { path: '/terms-of-use', first: 'Introduction and Acceptance', last: 'Modifications', sections: 22 },
  { path: '/privacy-policy', first: 'Data collection', last: 'Contact', sections: 12 },
  { path: '/return-policy', first: 'No refunds on memberships', last: '', sections: 0 },
] as const;

/** Returns the headings in the outline of a PDF, which are encoded as Latin-1 or UTF-16. */
function headingsOf(pdf: Buffer): string {
  const titles = [...pdf.toString('latin1').matchAll(/\/Title \((.*?)(?<!\\)\)/gsu)].map(([, title = '']) =>
    title.replace(/\\(?=[()\\])/gu, ''),
  );
  return titles
    .map((title) => (title.startsWith('\u00fe\u00ff') ? Buffer.from(title.slice(2), 'latin1').swap16().toString('utf16le') : title))
    .join('\n');
}

for (const { path, first, last, sections } of TEXTS) {
  test(`TERMS-01 PRIV-01 ${path} is printed on A4 as a text: no frame, numbered headings, nothing cut off`, async ({ page }) => {
    await page.setViewportSize(PRINTABLE);
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.body).colorScheme || getComputedStyle(document.documentElement).colorScheme),
    ).not.toContain('dark');
    const wide = await page.evaluate(
      (width) => [...document.querySelectorAll('main *')].filter((part) => part.getBoundingClientRect().right > width + 1).length,
      PRINTABLE.width,
    );
    expect(wide).toBe(0);
    const numbers = await article.locator('section > h2 > span').allInnerTexts();
    expect(numbers.map(Number)).toEqual(numbers.map((_text, index) => index + 1));
    if (sections > 0) expect(numbers).toHaveLength(sections);
    const pdf = await page.pdf({ format: 'A4', printBackground: false, margin: MARGIN, outline: true, tagged: true });
    mkdirSync(PRINTS, { recursive: true });
    writeFileSync(join(PRINTS, `print${path.replaceAll('/', '_')}.pdf`), pdf);
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/gu)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(headingsOf(pdf)).toContain(first);
    expect(headingsOf(pdf)).toContain(last);
  });
}

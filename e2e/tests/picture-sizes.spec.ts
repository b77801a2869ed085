import { LINKED, pathOf } from '../support/public-pages';
import { expect, type Page, test } from '../support/test';

/** Most slow phones have a screen of 720 pixels, two for each of CSS. */
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Smaller ones are fetched in the smallest width in any case. */
const SMALLEST = 100;
/** A picture may be a little smaller than the pixels it covers. */
const CLOSE_ENOUGH = 0.97;

/** A picture that was fetched: its name without its width, CSS pixels that it covers, and the widths of its file and of one that suffices. */
type Fetched = { readonly name: string; readonly shown: number; readonly fetched: number; readonly enough: number };

async function fetchedPictures(page: Page): Promise<readonly Fetched[]> {
  const pictures = page.locator('main picture:has(source) img');
  return pictures.evaluateAll((images, closeEnough) => {
    const seen = (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    const partsOf = (address: string) => /^(?<name>.*)-(?<width>\d+)\.\w+$/u.exec(address)?.groups ?? {};
    return seen.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const isCover = getComputedStyle(image).objectFit === 'cover';
      const shown = isCover ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width;
      const candidates = image.parentElement?.querySelector('source')?.srcset.split(', ') ?? [];
      const widths = candidates.map((candidate) => Number(partsOf(candidate.split(' ')[0] ?? '')['width']));
      const enough = widths.find((candidate) => candidate >= shown * devicePixelRatio * closeEnough) ?? Math.max(...widths);
      const { name = '', width: fetched } = partsOf(image.currentSrc);
      return { name, shown: Math.round(shown), fetched: Number(fetched), enough };
    });
  }, CLOSE_ENOUGH);
}

/** Returns those that are larger than every place of theirs on the page needs: browsers show a file that they have in all of them. */
function tooLarge(pictures: readonly Fetched[]): readonly Fetched[] {
  const enoughFor = (name: string) => Math.max(...pictures.filter((picture) => picture.name === name).map(({ enough }) => enough));
  return pictures.filter(({ name, shown, fetched }) => shown >= SMALLEST && fetched > enoughFor(name));
}

for (const { what, on, link } of [
  { what: 'the home page', on: '/' },
  { what: 'the talents', on: '/talents' },
  { what: 'a profile', ...LINKED.profile },
  { what: 'a job', ...LINKED.job },
  { what: 'success stories', on: '/success' },
  { what: 'the page of influencer marketing', on: '/hiring-influencer' },
])
  test(`a narrow phone fetches pictures no larger than it shows them: ${what}`, async ({ page, request }) => {
    await page.goto(link ? await pathOf(request, { on, link }) : on);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForLoadState('networkidle');
    const pictures = await fetchedPictures(page);
    expect(pictures.length).toBeGreaterThan(0);
    expect(tooLarge(pictures)).toEqual([]);
  });

import { faultsOf } from './check-story';
import { serveBuilt } from './serve-built';
import { openBrowser, openStoryPage } from './story-page';
import { buildGallery, storiesIn } from './storybook';

/** Pages that look at stories at the same time. */
const PAGES = 2;

export type GalleryResult = { readonly stories: number; readonly faults: readonly string[] };

/** Looks at every story whose id contains `part`, in light and dark, on a phone and a desktop. */
export async function checkGallery(chromium: string, part = ''): Promise<GalleryResult> {
  const folder = await buildGallery();
  const stories = storiesIn(folder).filter(({ id }) => id.includes(part));
  const { origin, stop } = await serveBuilt(folder);
  const browser = await openBrowser(chromium);
  try {
    const waiting = [...stories];
    const work = async (): Promise<readonly string[]> => {
      const on = await openStoryPage(browser, origin);
      const faults: string[] = [];
      for (let story = waiting.shift(); story; story = waiting.shift()) faults.push(...(await faultsOf(story, on)));
      await on.close();
      return faults;
    };
    const found = await Promise.all(Array.from({ length: PAGES }, work));
    return { stories: stories.length, faults: found.flat().sort() };
  } finally {
    await Promise.all([browser.close(), stop()]);
  }
}

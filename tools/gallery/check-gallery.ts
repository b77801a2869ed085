import { faultsOf } from './check-story';
import { forEachStory } from './for-each-story';
import { serveBuilt } from './serve-built';
import { openBrowser, openStoryPage } from './story-page';
import { buildGallery, storiesIn } from './storybook';

/** `failed`: how many of the stories have a fault. */
export type GalleryResult = { readonly stories: number; readonly failed: number; readonly faults: readonly string[] };

/** Looks at every story whose id contains `part`, in light and dark, on a phone and a desktop. */
export async function checkGallery(chromium: string, part = ''): Promise<GalleryResult> {
  const folder = await buildGallery();
  const stories = storiesIn(folder).filter(({ id }) => id.includes(part));
  const { origin, stop } = await serveBuilt(folder);
  const browser = await openBrowser(chromium);
  try {
    const found = await forEachStory(stories, () => openStoryPage(browser, origin), faultsOf);
    const failed = found.filter(({ length }) => length > 0).length;
    return { stories: stories.length, failed, faults: found.flat().sort() };
  } finally {
    await Promise.all([browser.close(), stop()]);
  }
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forEachStory } from './for-each-story';
import { serveBuilt } from './serve-built';
import { LOOKS, openBrowser, openStoryPage, type StoryPage } from './story-page';
import { storiesIn, type Story } from './storybook';

/** Takes pictures of the stories in a built gallery, in each look, into a folder that it empties. */
export async function takePictures(built: string, into: string, chromium: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const { origin, stop } = await serveBuilt(built);
  const browser = await openBrowser(chromium);
  try {
    await forEachStory(
      storiesIn(built),
      () => openStoryPage(browser, origin),
      (story, on) => takeStory(story, on, into),
    );
  } finally {
    await Promise.all([browser.close(), stop()]);
  }
}

async function takeStory(story: Story, on: StoryPage, into: string): Promise<void> {
  await on.show(story);
  for (const look of LOOKS) {
    await on.look(look);
    const path = join(into, `${story.id}.${look.width}-${look.scheme}.png`);
    // A browser's own spinner over a video that loads turns in every picture.
    await on.page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', mask: [on.page.locator('video')] });
  }
}

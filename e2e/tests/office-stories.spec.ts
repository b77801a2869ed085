import { type APIRequestContext, type Browser } from '@playwright/test';
import { ENDPOINTS, type StoryList } from '@alltalent/shared/contracts';
import { makePng } from '../support/make-png';
import { newAdministrator, newColleague } from '../support/office';
import { expect, type Page, test } from '../support/test';

const ROLE = 'From the chorus to a song of her own';
const QUOTE = 'I answered a call between two rehearsals. A month later the song was mine.';
const ALT = 'A singer under a warm light';
const PICTURE = { name: 'stage.png', mimeType: 'image/png', buffer: makePng(1200, 900) };

/** Returns the address of somebody whom a page shows and no story is about yet. */
async function personWithoutStory(visitor: APIRequestContext): Promise<string> {
  const stories = (await (await visitor.get(ENDPOINTS.stories.path)).json()) as StoryList;
  const told = new Set(stories.data.map(({ slug }) => slug));
  const people = (await (await visitor.get('/api/landing/people/hiring-influencer')).json()) as {
    readonly data: readonly { readonly people: readonly { readonly slug: string }[] }[];
  };
  const found = people.data.flatMap((place) => place.people).find(({ slug }) => !told.has(slug));
  if (!found) throw new Error('Everybody has a story.');
  return found.slug;
}

const preview = (page: Page) => page.frameLocator('iframe[title="The page as it will be"]');
const storyOn = (page: Page) => page.getByRole('figure').filter({ hasText: ROLE });

async function publish(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByLabel('Why does it change?').fill(reason);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
}

/** Chooses an upload as the picture of the story. The first attempt has no connection. */
async function uploadPicture(page: Page) {
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Upload a picture');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('notes.txt is not a JPEG, PNG, WebP or HEIC picture.')).toBeVisible();
  await page.route(`**${ENDPOINTS.addSitePicture.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.setInputFiles(PICTURE);
  await expect(dialog.getByText(/^stage\.png was not uploaded\./u)).toBeVisible();
  await page.unroute(`**${ENDPOINTS.addSitePicture.path}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText('Say what the picture shows')).toBeVisible();
  await dialog.getByLabel('What the picture shows').fill(ALT);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
}

/** Reads the stories as a browser without script does. */
async function withoutScript(browser: Browser, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/success');
    await look(page);
  }).toPass({ timeout: 10_000 });
  await context.close();
}

test('an editor writes a story with an uploaded picture, visitors see it with and without script, and it is rolled back', async ({
  browser,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/403|404|Failed to load resource/u);
  const administrator = await newAdministrator(browser, 'Stanza');
  const { page, context } = await newColleague(browser, administrator.page, 'content');
  await administrator.context.close();
  const slug = await personWithoutStory(page.request);
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'New text' }).click();
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await dialog.getByLabel('What is it?').selectOption('story');
  await dialog.getByLabel('Last part of the profile’s address').fill(slug);
  await dialog.getByRole('button', { name: 'Write it' }).click();
  await page.getByLabel('What the person did or became').fill(ROLE);
  await page.getByLabel('Place among the stories').fill('900');
  await page.getByLabel('Story, in the person’s words').fill(QUOTE);
  await expect(preview(page).getByText(QUOTE)).toBeVisible();
  await publish(page, 'A new story');

  await uploadPicture(page);
  await expect(page.getByLabel('What the picture shows')).toHaveValue(ALT);
  await expect(preview(page).getByRole('img', { name: ALT })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/success');
  await expect(storyOn(visitor)).toContainText(QUOTE);
  await expect(visitor.getByRole('img', { name: ALT })).toHaveCount(0);
  await publish(page, 'With a picture');

  await expect(async () => {
    await visitor.goto('/success');
    await expect(storyOn(visitor).getByRole('img', { name: ALT })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  const shown = storyOn(visitor).getByRole('img', { name: ALT });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await withoutScript(browser, async (bare) => {
    await expect(storyOn(bare).getByRole('img', { name: ALT })).toHaveAttribute('src', /\/pictures\/[0-9a-f]{32}-640\.webp$/u, {
      timeout: 500,
    });
  });

  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Roll back to version 1' }).click();
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
  await withoutScript(browser, async (bare) => {
    await expect(storyOn(bare)).toContainText(QUOTE, { timeout: 500 });
    await expect(bare.getByRole('img', { name: ALT })).toHaveCount(0, { timeout: 500 });
  });

  await page.getByLabel('Taken off the site').check();
  await publish(page, 'End of the journey');
  await withoutScript(browser, async (bare) => expect(storyOn(bare)).toHaveCount(0, { timeout: 500 }));
  await Promise.all([context.close(), visitor.context().close()]);
});

test('of two editors of a story the second is told who saved, keeps what was typed, and takes the change in', async ({
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403|404|409|Failed to load resource/u);
  const { page, context } = await newAdministrator(browser, 'Verse');
  const { page: second, context: other } = await newAdministrator(browser, 'Chorus');
  const { data } = (await (await page.request.get(ENDPOINTS.stories.path)).json()) as StoryList;
  const slug = data.find(({ name }) => name === 'Devika Nair')?.slug ?? '';
  for (const one of [page, second]) {
    await one.goto(`/office/content/story/${slug}`);
    await expect(one.getByLabel('What the person did or became')).not.toHaveValue('');
  }
  await page.getByLabel('What the person did or became').fill('Choreographer, and now a director');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await second.getByLabel('Story, in the person’s words').fill('It took two weeks, and it was worth every day.');
  await second.getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByText(/^Ira Verse saved a newer version/u)).toBeVisible();
  await second.getByRole('button', { name: 'See the change' }).click();
  await second.getByRole('button', { name: 'Add the change to mine' }).click();
  await expect(second.getByLabel('What the person did or became')).toHaveValue('Choreographer, and now a director');
  await expect(second.getByLabel('Story, in the person’s words')).toHaveValue('It took two weeks, and it was worth every day.');
  await second.getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByText('The draft is saved.')).toBeVisible();
  await Promise.all([context.close(), other.close()]);
});

import type { Page } from '@alltalent/e2e/chromium';
import { violationsOn } from '@alltalent/e2e/violations';
import { type Look, LOOKS, type StoryPage } from './story-page';
import type { Story } from './storybook';

/** Rules of axe whose results differ between colour schemes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Rules about whole pages: a component comes below the headings of its page. */
const OF_PAGES = ['page-has-heading-one', 'heading-order'];

/** Returns what is wrong with a story in any of its looks: messages in the console, findings of axe, and what is wider than the page. */
export async function faultsOf(story: Story, on: StoryPage): Promise<readonly string[]> {
  const faults: string[] = [];
  try {
    await on.show(story);
    for (const look of LOOKS) faults.push(...(await faultsInLook(on, look)));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return [...faults, ...(await on.takeComplaints()).map((text) => `console: ${text}`)].map(
    (fault) => `${story.title}, ${story.name}: ${fault}`,
  );
}

async function faultsInLook(on: StoryPage, look: Look): Promise<readonly string[]> {
  await on.look(look);
  const place = `${look.width} ${look.scheme}`;
  const wide = await widerThanPage(on.page);
  const violations = await violationsOn(on.page, look.scheme === 'light' ? {} : { rules: COLOURS });
  return [
    ...wide.map((what) => `${place}: ${what}`),
    ...violations.filter(({ id }) => !OF_PAGES.includes(id)).map(({ id, html, summary }) => `${place}: ${id}: ${html} ${summary}`),
  ];
}

/** Returns what scrolls sideways: the page, or a dialog. */
function widerThanPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].flatMap(({ tagName, scrollWidth, clientWidth }) =>
      scrollWidth > clientWidth ? [`${tagName.toLowerCase()} is ${scrollWidth - clientWidth} px too wide`] : [],
    ),
  );
}

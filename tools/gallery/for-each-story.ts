import type { StoryPage } from './story-page';
import type { Story } from './storybook';

/** Pages that look at stories at the same time. */
const PAGES = 2;

/** Does something with each story, in the order of the list within a component, on one of a few pages; returns what came of it. */
export async function forEachStory<Result>(
  stories: readonly Story[],
  open: () => Promise<StoryPage>,
  act: (story: Story, on: StoryPage) => Promise<Result>,
): Promise<readonly Result[]> {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const waiting = titles.map((title) => stories.filter((story) => story.title === title));
  const work = async (): Promise<readonly Result[]> => {
    const results: Result[] = [];
    for (let component = waiting.shift(); component; component = waiting.shift()) {
      const on = await open();
      for (const story of component) results.push(await act(story, on));
      await on.close();
    }
    return results;
  };
  return (await Promise.all(Array.from({ length: PAGES }, work))).flat();
}

import { StoriesBanner } from '../features/stories/stories-banner';
import { StoryList } from '../features/stories/story-list';

export function Component() {
  return (
    <>
      <StoriesBanner />
      <div className="wrap section">
        <StoryList />
      </div>
    </>
  );
}

import { MESSAGES, type Story } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { LeadStory } from './lead-story';
import { StoriesLoading } from './stories-loading';
import { storiesQuery } from './stories.query';
import { StoryCard } from './story-card';
import styles from './stories.module.css';

/** The first story large, the others as cards below it. */
export function StoryList() {
  const query = useQuery(storiesQuery);
  return (
    <QueryView query={query} failure="The stories did not load" loading={(isShown) => <StoriesLoading hasSkeleton={isShown} />}>
      {([lead, ...others]) => (lead ? <Stories lead={lead} others={others} /> : <NoStories />)}
    </QueryView>
  );
}

function Stories({ lead, others }: { readonly lead: Story; readonly others: readonly Story[] }) {
  return (
    <>
      <LeadStory story={lead} />
      {others.length > 0 && (
        <ul className={styles.cards} aria-label="More stories">
          {others.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoStories() {
  const action = (
    <ButtonLink variant="ink" to="/jobs">
      Find a gig
    </ButtonLink>
  );
  return (
    <EmptyState title={MESSAGES.noStories} action={action}>
      The first one could be yours.
    </EmptyState>
  );
}

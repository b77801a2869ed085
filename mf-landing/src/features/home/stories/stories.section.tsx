import type { Story } from '@alltalent/shared/contracts';
import { Picture, Skeleton, TextLink } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './stories.module.css';
import { storiesQuery } from './stories.query';

const SMALL_ONES = 2;

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(storiesQuery);

/** Section of success stories: one in full, two as links. */
export function Section() {
  const stories = useQuery(storiesQuery);
  return (
    <SectionQuery query={stories} failure="The success stories did not load" skeleton={(isQuiet) => <StoriesSkeleton isQuiet={isQuiet} />}>
      {([first, ...others]) => first && <Stories first={first} others={others.slice(0, SMALL_ONES)} />}
    </SectionQuery>
  );
}

function Stories({ first, others }: { readonly first: Story; readonly others: readonly Story[] }) {
  return (
    <section className={`section ${css.ground}`} aria-labelledby="stories-title">
      <div className={`wrap ${css.columns}`}>
        <Picture
          className={css.picture}
          src={first.profile_image}
          alt={first.picture_alt ?? `Portrait of ${first.name}`}
          width={640}
          height={800}
          sizes="(max-width: 60rem) 88vw, 470px"
        />
        <div>
          <h2 className={css.kicker} id="stories-title">
            Success stories
          </h2>
          <figure>
            <blockquote className={css.quote}>“{first.quote}”</blockquote>
            <figcaption>
              <a className={css.who} href={`/${first.slug}`} target="_blank" rel="noopener">
                {first.name}
              </a>
              , {first.role}
            </figcaption>
          </figure>
          <div className={css.more}>
            {others.map((story) => (
              <SmallStory key={story.id} story={story} />
            ))}
          </div>
          <TextLink className={css.all} to="/success" hasArrow>
            All success stories
          </TextLink>
        </div>
      </div>
    </section>
  );
}

function SmallStory({ story: { name, role, slug, profile_image } }: { readonly story: Story }) {
  return (
    <a className={css.small} href={`/${slug}`} target="_blank" rel="noopener">
      <Picture className={css.smallPicture} src={profile_image} alt="" width={320} height={400} sizes="64px" />
      <span>
        <strong>{name}</strong> <span>{role}</span>
      </span>
    </a>
  );
}

function StoriesSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Success stories" isQuiet={isQuiet} className={`section ${css.ground}`}>
      <div className={`wrap ${css.columns}`}>
        <Skeleton shape="card" className={css.picture} />
        <div>
          <Skeleton width="8rem" />
          <Skeleton className={css.quoteGhost} />
          <Skeleton width="60%" />
          <div className={css.more}>
            <Skeleton height="5rem" />
            <Skeleton height="5rem" />
          </div>
        </div>
      </div>
    </SectionSkeleton>
  );
}

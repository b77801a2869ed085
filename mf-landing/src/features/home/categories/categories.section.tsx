import type { Category } from '@alltalent/shared/contracts';
import { ErrorState, TextLink, useDelayed } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../../domain/queries/categories.query';
import css from './categories.module.css';
import { CategoryStrip } from './category-strip';
import { CategoryStripsSkeleton } from './category-strips-skeleton';

const MAX_STRIPS = 9;

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(categoriesQuery);

/** Popular talent categories: the ones with the most people, as strips that open. */
export function Section() {
  const { data, error, isError, isFetching, refetch } = useQuery(categoriesQuery);
  const isWaiting = !data && isFetching;
  const hasSkeleton = useDelayed(isWaiting);
  if (isWaiting || hasSkeleton) return <CategoryStripsSkeleton isQuiet={!hasSkeleton} count={MAX_STRIPS} />;
  if (isError) {
    return (
      <Frame>
        <div className="wrap">
          <ErrorState isCompact title="The categories did not load" error={error} onRetry={() => void refetch()} />
        </div>
      </Frame>
    );
  }
  const categories = pickPopular(data ?? []);
  if (categories.length === 0) return null;
  return (
    <Frame>
      <ul className={`wrap ${css.strips}`}>
        {categories.map((category) => (
          <CategoryStrip key={category.id} category={category} />
        ))}
      </ul>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <section className={`section ${css.ground}`} aria-labelledby="categories-title">
      <div className={`wrap ${css.header}`}>
        <h2 id="categories-title">Every kind of stage</h2>
        <TextLink to="/talents" hasArrow>
          All categories
        </TextLink>
      </div>
      {children}
    </section>
  );
}

function pickPopular(categories: readonly Category[]): readonly Category[] {
  return categories
    .filter(({ talent_count }) => talent_count > 0)
    .sort((one, other) => other.talent_count - one.talent_count)
    .slice(0, MAX_STRIPS);
}

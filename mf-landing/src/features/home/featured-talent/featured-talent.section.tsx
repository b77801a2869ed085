import type { TalentCard } from '@alltalent/shared/contracts';
import { ErrorState, TalentCardView, TextLink, useDelayed } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import css from './featured-talent.module.css';
import { FeaturedTalentSkeleton } from './featured-talent-skeleton';
import { featuredTalentsQuery } from '../../../domain/queries/featured-talents.query';

/** One large and six small, as the grid has places for. */
const MAX_TALENTS = 7;

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(featuredTalentsQuery);

export function Section() {
  const { data, error, isError, isFetching, refetch } = useQuery(featuredTalentsQuery);
  const isWaiting = !data && isFetching;
  const hasSkeleton = useDelayed(isWaiting);
  if (isWaiting || hasSkeleton) return <FeaturedTalentSkeleton isQuiet={!hasSkeleton} count={MAX_TALENTS} />;
  if (isError) {
    return (
      <Frame>
        <ErrorState isCompact className={css.failed} title="Featured talent did not load" error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  const [lead, ...others] = (data ?? []).slice(0, MAX_TALENTS);
  if (!lead) return null;
  return (
    <Frame>
      <LeadTalent talent={lead} />
      {others.map((talent) => (
        <TalentCardView key={talent.id} talent={talent} sizes="(max-width: 40rem) 43vw, 200px" />
      ))}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" aria-labelledby="featured-title">
      <div className={`wrap ${css.grid}`}>
        <div className={css.header}>
          <h2 id="featured-title">Faces in the light this week</h2>
          <p className="lede">People clients stop at. Open one to see the pictures, the skills and the work so far.</p>
          <TextLink to="/talents" hasArrow>
            See all talent
          </TextLink>
        </div>
        {children}
      </div>
    </section>
  );
}

function LeadTalent({ talent }: { readonly talent: TalentCard }) {
  return (
    <div className={css.lead}>
      <TalentCardView talent={talent} sizes="(max-width: 40rem) 88vw, 420px" />
    </div>
  );
}

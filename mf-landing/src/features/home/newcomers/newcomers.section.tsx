import type { FastestGrowing } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import { NewcomerStep } from './newcomer-step';
import css from './newcomers.module.css';
import { newcomersQuery } from './newcomers.query';

const STEPS = 6;

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(newcomersQuery);

/** Fastest growing: the newest members whose profiles hold most, as a staircase. */
export function Section() {
  const newcomers = useQuery(newcomersQuery);
  return (
    <SectionQuery
      query={newcomers}
      failure="The fastest growing profiles did not load"
      skeleton={(isQuiet) => <NewcomersSkeleton isQuiet={isQuiet} />}
    >
      {({ data, among }) => (data.length === 0 ? null : <Staircase newcomers={data.slice(0, STEPS)} among={among} />)}
    </SectionQuery>
  );
}

type StaircaseProps = { readonly newcomers: FastestGrowing['data']; readonly among: number };

function Staircase({ newcomers, among }: StaircaseProps) {
  return (
    <section className={`section ${css.ground}`} aria-labelledby="newcomers-title">
      <div className={`wrap ${css.header}`}>
        <h2 id="newcomers-title">Growing fastest</h2>
        <p className="lede">
          They joined lately and already have something to show. Counted among our {among} newest members: pictures, credits, skills and
          languages.
        </p>
      </div>
      <ol className={`wrap ${css.stairs}`}>
        {newcomers.map((newcomer, place) => (
          <NewcomerStep key={newcomer.id} newcomer={newcomer} rank={place + 1} />
        ))}
      </ol>
    </section>
  );
}

function NewcomersSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Fastest growing" isQuiet={isQuiet} className={`section ${css.ground}`}>
      <div className={`wrap ${css.header}`}>
        <Skeleton className={css.titleGhost} width="min(24rem, 90%)" />
        <Skeleton width="min(28rem, 100%)" height="3.4rem" />
      </div>
      <div className={`wrap ${css.stairs}`}>
        {Array.from({ length: STEPS }, (_, place) => (
          <div key={place} className={css.step}>
            <div className={css.link}>
              <Skeleton className={css.picture} shape="card" aspect="4 / 5" />
              <Skeleton className={css.copyGhost} />
            </div>
          </div>
        ))}
      </div>
    </SectionSkeleton>
  );
}

import type { LanesBlock } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { pageBlockQuery } from '../../../domain/page-copy/page-copy.query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './lanes.module.css';
import { StepArt } from './step-art';

type Lane = LanesBlock['lanes'][number];

/** Popular features: what either side does here, in two lanes that meet. */
export function Section() {
  const lanes = useQuery(pageBlockQuery('home', 'popular-features'));
  return (
    <SectionQuery query={lanes} failure="The popular features did not load" skeleton={(isQuiet) => <LanesSkeleton isQuiet={isQuiet} />}>
      {(block) => block && <Lanes block={block} />}
    </SectionQuery>
  );
}

function Lanes({ block: { title, lanes, ending } }: { readonly block: LanesBlock }) {
  return (
    <section className={`section ${css.ground}`} aria-labelledby="lanes-title">
      <div className="wrap">
        <h2 className={css.title} id="lanes-title">
          {title}
        </h2>
        <div className={css.grid}>
          {lanes.map((lane) => (
            <LaneSteps key={lane.title} lane={lane} />
          ))}
          {ending ? (
            <p className={css.slate}>
              <span className={css.clap} aria-hidden="true" />
              <strong>{ending.title}</strong> <span>{ending.text}</span>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function LaneSteps({ lane }: { readonly lane: Lane }) {
  return (
    <div className={css.lane}>
      <h3 className={css.laneTitle}>{lane.title}</h3>
      <ol className={css.steps}>
        {lane.items.map(({ title, text, art, alt }) => (
          <li key={title} className={css.step}>
            <StepArt name={art} alt={alt} />
            <div>
              <h4 className={css.stepTitle}>{title}</h4>
              {text ? <p>{text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function LanesSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Popular features" isQuiet={isQuiet} className={`section ${css.ground}`}>
      <div className="wrap">
        <Skeleton className={css.titleGhost} width="min(32rem, 90%)" />
        <div className={css.grid}>
          {[1, 2].map((lane) => (
            <div key={lane} className={css.lane}>
              <Skeleton className={css.laneGhost} width="60%" height="2rem" />
              <div className={css.steps}>
                {[1, 2, 3].map((step) => (
                  <Skeleton key={step} shape="card" height="6.5rem" />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </SectionSkeleton>
  );
}

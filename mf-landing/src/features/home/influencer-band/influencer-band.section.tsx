import type { BandBlock } from '@alltalent/shared/contracts';
import { ButtonLink, Picture, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { creatorsQuery } from '../../../domain/queries/creators.query';
import { pageBlockQuery } from '../../../domain/page-copy/page-copy.query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './influencer-band.module.css';

const FACES = 3;

/** Influencer marketing. */
export function Section() {
  const band = useQuery(pageBlockQuery('home', 'influencer-marketing'));
  return (
    <SectionQuery query={band} failure="Influencer marketing did not load" skeleton={(isQuiet) => <BandSkeleton isQuiet={isQuiet} />}>
      {(block) => block && <Band block={block} />}
    </SectionQuery>
  );
}

function Band({ block: { title, text, action, claim } }: { readonly block: BandBlock }) {
  return (
    <section className={css.band} aria-labelledby="influencer-band-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2 className={css.title} id="influencer-band-title">
            {title}
          </h2>
          {text ? <p className={css.line}>{text}</p> : null}
          {action ? (
            <ButtonLink variant="ink" to={action.to}>
              {action.label}
            </ButtonLink>
          ) : null}
          {claim ? (
            <p className={css.claim}>
              <strong>{claim.figure}</strong> {claim.text}
            </p>
          ) : null}
        </div>
        <Faces />
      </div>
    </section>
  );
}

/** Decorative faces of influencers, other than those the next section begins with; left out while they cannot be loaded. */
function Faces() {
  const { data } = useQuery(creatorsQuery);
  return (
    <div className={css.faces} aria-hidden="true">
      {data?.data.slice(-FACES).map(({ id, profile_image }) => (
        <Picture
          key={id}
          className={css.face}
          src={profile_image}
          alt=""
          width={640}
          height={800}
          sizes="(max-width: 60rem) 168px, 280px"
        />
      ))}
    </div>
  );
}

function BandSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Influencer marketing" isQuiet={isQuiet} className={css.band}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <Skeleton className={css.titleGhost} width="min(32rem, 90%)" />
          <Skeleton width="min(26rem, 100%)" height="3rem" />
          <Skeleton shape="card" width="12rem" height="3rem" />
        </div>
        <div className={css.faces} />
      </div>
    </SectionSkeleton>
  );
}

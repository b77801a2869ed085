import { type Creators, formatCount } from '@alltalent/shared/contracts';
import { Skeleton, TalentCardView, TextLink } from '@alltalent/shared/ui';
import { Carousel } from '@alltalent/shared/ui/carousel';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCategoryLink } from '../../../domain/queries/use-category-link';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './creators.module.css';
import { creatorsQuery } from '../../../domain/queries/creators.query';

const SETTINGS = {
  slidesToShow: 1,
  margin: 16,
  breakpoints: [
    { from: 360, slides: 2, margin: 16 },
    { from: 640, slides: 3, margin: 20 },
    { from: 1024, slides: 4, margin: 24 },
    { from: 1280, slides: 5, margin: 24 },
  ],
};
const SIZES = '(max-width: 22.49rem) 90vw, (max-width: 40rem) 43vw, (max-width: 64rem) 30vw, 240px';

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(creatorsQuery);

/** Creators available: influencers of the site, going round. */
export function Section() {
  const creators = useQuery(creatorsQuery);
  return (
    <SectionQuery query={creators} failure="The creators did not load" skeleton={(isQuiet) => <CreatorsSkeleton isQuiet={isQuiet} />}>
      {(response) => (response.data.length === 0 ? null : <CreatorsShown creators={response} />)}
    </SectionQuery>
  );
}

function CreatorsShown({ creators: { data, total } }: { readonly creators: Creators }) {
  const allCreators = useCategoryLink('influencer');
  return (
    <section className={`section ink ${css.ground}`} aria-labelledby="creators-title">
      <div className={`wrap ${css.header}`}>
        <h2 id="creators-title">Creators available</h2>
        <p className={`num ${css.line}`}>
          {formatCount(total)} {total === 1 ? 'creator' : 'creators'}, the newest first. Their reach, their languages and their work are one
          click away.
        </p>
        <TextLink to={allCreators} hasArrow>
          See all creators
        </TextLink>
      </div>
      <Carousel className={`wrap ${css.round}`} label="Creators" settings={SETTINGS}>
        {data.map((talent) => (
          <TalentCardView key={talent.id} talent={talent} sizes={SIZES} />
        ))}
      </Carousel>
    </section>
  );
}

function CreatorsSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Creators available" isQuiet={isQuiet} className={`section ink ${css.ground}`}>
      <div className={`wrap ${css.header}`}>
        <Skeleton className={css.titleGhost} width="min(26rem, 90%)" />
        <Skeleton width="min(30rem, 100%)" height="3.4rem" />
      </div>
      <div className={`wrap ${css.ghostRow}`}>
        {Array.from({ length: 5 }, (_, place) => (
          <div key={place}>
            <Skeleton shape="card" aspect="4 / 5" />
            <Skeleton className={css.ghostLine} width="60%" />
            <Skeleton className={css.ghostLine} width="85%" />
          </div>
        ))}
      </div>
    </SectionSkeleton>
  );
}

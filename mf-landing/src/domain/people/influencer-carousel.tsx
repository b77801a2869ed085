import type { PeopleBlock } from '@alltalent/shared/contracts';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CampaignPage } from '../landing-page/campaign-page';
import { SectionFence } from '../section/section-fence';
import { useNearViewport } from '../section/use-near-viewport';
import { CarouselSkeleton } from './carousel-skeleton';
import type { InfluencersRoundProps } from './influencers-round';
import { PersonSlide } from './person-slide';
import { PlacePeople } from './place-people';

type InfluencerCarouselProps = {
  readonly page: Extract<CampaignPage, 'hiring-influencer' | 'influencer'>;
  /** Undefined when the page has no such block; nothing is rendered then. */
  readonly copy: PeopleBlock | undefined;
};

/** Carousel of the influencers that the page's copy names. */
export function InfluencerCarousel({ page, copy }: InfluencerCarouselProps) {
  if (!copy) return null;
  return (
    <PlacePeople
      page={page}
      place="carousel"
      failure="The influencers did not load"
      skeleton={(isQuiet) => <CarouselSkeleton isQuiet={isQuiet} />}
    >
      {(people) => (
        <SectionFence label="The influencers">
          <NearRound title={copy.title} people={people} />
        </SectionFence>
      )}
    </PlacePeople>
  );
}

/** The carousel's code is larger than the rest of the page: it comes when the place is near, though the people may be there before. */
function NearRound(props: InfluencersRoundProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  if (isNear) return <LoadedRound {...props} />;
  return (
    <div ref={box}>
      <noscript>
        <PlainRound {...props} />
      </noscript>
      <div className="needs-script">
        <CarouselSkeleton isQuiet />
      </div>
    </div>
  );
}

function PlainRound({ title, people }: InfluencersRoundProps) {
  return (
    <section className="section wrap">
      <h2>{title}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <PersonSlide person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A failed import is remembered by `lazy`, so each attempt makes its own. */
function LoadedRound(props: InfluencersRoundProps) {
  const [Round] = useState(() =>
    lazy(async () => ({ default: (await import(/* webpackChunkName: "influencers-round" */ './influencers-round')).InfluencersRound })),
  );
  return (
    <Suspense fallback={<CarouselSkeleton isQuiet={false} />}>
      <Round {...props} />
    </Suspense>
  );
}

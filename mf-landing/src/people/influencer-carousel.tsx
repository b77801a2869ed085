import type { PeopleBlock } from '@alltalent/shared/contracts';
import { Carousel, type CarouselSettings } from '@alltalent/shared/ui/carousel';
import type { CampaignPage } from '../landing-page/campaign-page';
import { CarouselSkeleton } from './carousel-skeleton';
import css from './influencer-carousel.module.css';
import { PersonSlide } from './person-slide';
import { PlacePeople } from './place-people';

const SETTINGS: CarouselSettings = {
  slidesToShow: 1,
  margin: 70,
  breakpoints: [
    { from: 600, slides: 3, margin: 40 },
    { from: 1024, slides: 3, margin: 70 },
    { from: 1366, slides: 3, margin: 70 },
  ],
};

type InfluencerCarouselProps = {
  readonly page: Extract<CampaignPage, 'hiring-influencer' | 'influencer'>;
  /** Left out of the page's words, nothing is shown. */
  readonly words: PeopleBlock | undefined;
};

/** The influencers the page's words name, going round. */
export function InfluencerCarousel({ page, words }: InfluencerCarouselProps) {
  if (!words) return null;
  return (
    <PlacePeople
      page={page}
      place="carousel"
      failure="The influencers did not load"
      skeleton={(isQuiet) => <CarouselSkeleton isQuiet={isQuiet} />}
    >
      {(people) => (
        <div className={`section ${css.ground}`}>
          <Carousel
            className={`wrap ${css.round}`}
            label="Influencers"
            settings={SETTINGS}
            intervalMs={2500}
            speedMs={1000}
            head={<h2 className={css.title}>{words.title}</h2>}
          >
            {people.map((person) => (
              <PersonSlide key={person.id} person={person} />
            ))}
          </Carousel>
        </div>
      )}
    </PlacePeople>
  );
}

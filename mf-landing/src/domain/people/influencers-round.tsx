import type { LandingPerson } from '@alltalent/shared/contracts';
import { Carousel, type CarouselSettings } from '@alltalent/shared/ui/carousel';
import css from './influencer-carousel.module.css';
import { PersonSlide } from './person-slide';

const SETTINGS: CarouselSettings = {
  slidesToShow: 1,
  margin: 70,
  breakpoints: [
    { from: 600, slides: 3, margin: 40 },
    { from: 1024, slides: 3, margin: 70 },
    { from: 1366, slides: 3, margin: 70 },
  ],
};

export type InfluencersRoundProps = { readonly title: string; readonly people: readonly LandingPerson[] };

export function InfluencersRound({ title, people }: InfluencersRoundProps) {
  return (
    <div className={`section ${css.ground}`}>
      <Carousel
        className={`wrap ${css.round}`}
        label="Influencers"
        settings={SETTINGS}
        intervalMs={2500}
        speedMs={1000}
        header={<h2 className={css.title}>{title}</h2>}
      >
        {people.map((person) => (
          <PersonSlide key={person.id} person={person} />
        ))}
      </Carousel>
    </div>
  );
}

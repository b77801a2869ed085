import { AboutBanner } from '../features/about/about-banner';
import { AboutEnding } from '../features/about/about-ending';
import { FeaturedIn } from '../features/about/featured-in';
import { OurEthos } from '../features/about/our-ethos';
import { OurStory } from '../features/about/our-story';

export function Component() {
  return (
    <>
      <AboutBanner />
      <OurStory />
      <OurEthos />
      <FeaturedIn />
      <AboutEnding />
    </>
  );
}

import { AD_TYPES } from '@alltalent/shared/contracts';
import { LandingEnd } from '../features/claims/landing-end';
import { PhotoshootHero } from '../features/landing-hero/photoshoot-hero';
import { LandingPage } from '../landing-page/landing-page';
import { LeadSection } from '../lead/lead-section';

export function Component() {
  return (
    <LandingPage
      page="product-photoshoot"
      hero={(words) => <PhotoshootHero words={words?.hero} />}
      ending={(words) => (
        <>
          <LeadSection adType={AD_TYPES.photoshoot} title="Tell us what to shoot" words={words?.form} />
          <LandingEnd />
        </>
      )}
    >
      {() => null}
    </LandingPage>
  );
}

import { AD_TYPES } from '@alltalent/shared/contracts';
import { LandingEnd } from '../features/claims/landing-end';
import { InfluencerHero } from '../features/landing-hero/influencer-hero';
import { LandingPage } from '../landing-page/landing-page';
import { LeadSection } from '../lead/lead-section';

export function Component() {
  return (
    <LandingPage
      page="influencer"
      hero={(words) => <InfluencerHero words={words?.hero} />}
      ending={(words) => (
        <>
          <LeadSection adType={AD_TYPES.influencer} title="Join Our Influencer Network" words={words?.form} />
          <LandingEnd />
        </>
      )}
    >
      {() => null}
    </LandingPage>
  );
}

import { AD_TYPES, type PageBlocks } from '@alltalent/shared/contracts';
import { ClaimsBand } from '../domain/claims/claims-band';
import { LandingEnd } from '../domain/claims/landing-end';
import { Campaigns } from '../features/influencer/campaigns/campaigns';
import { Fields } from '../features/influencer/fields/fields';
import { InfluencerHero } from '../features/influencer/hero/influencer-hero';
import { JoinTerms } from '../features/influencer/join/join-terms';
import { LoginLink } from '../features/influencer/join/login-link';
import { Journey } from '../features/influencer/journey/journey';
import { Match } from '../features/influencer/match/match';
import { SuccessStories } from '../features/influencer/stories/success-stories';
import { Unlock } from '../features/influencer/unlock/unlock';
import { Why } from '../features/influencer/why/why';
import { LandingPage } from '../domain/landing-page/landing-page';
import { LeadSection } from '../domain/lead/lead-section';
import { InfluencerCarousel } from '../domain/people/influencer-carousel';

export function Component() {
  return (
    <LandingPage
      page="influencer"
      hero={(copy) => <InfluencerHero copy={copy?.hero} />}
      ending={(copy) => (
        <>
          <LeadSection
            adType={AD_TYPES.influencer}
            title="Join Our Influencer Network"
            copy={copy?.form}
            aside={<LoginLink />}
            hint={<JoinTerms />}
          />
          <LandingEnd />
        </>
      )}
    >
      {(copy) => <Story copy={copy} />}
    </LandingPage>
  );
}

function Story({ copy }: { readonly copy: PageBlocks<'influencer'> }) {
  return (
    <>
      <Unlock copy={copy.unlock} />
      <Journey copy={copy.journey} />
      <Match copy={copy.match} />
      <Fields copy={copy.fields} />
      <Why copy={copy.why} receipt={copy.receipt} />
      <InfluencerCarousel page="influencer" copy={copy.carousel} />
      <SuccessStories copy={copy.stories} />
      <Campaigns copy={copy.campaigns} analysis={copy.analysis} />
      {copy.claims && <ClaimsBand {...copy.claims} ground="paper" />}
    </>
  );
}

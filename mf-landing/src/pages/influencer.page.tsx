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
      hero={(words) => <InfluencerHero words={words?.hero} />}
      ending={(words) => (
        <>
          <LeadSection
            adType={AD_TYPES.influencer}
            title="Join Our Influencer Network"
            copy={words?.form}
            aside={<LoginLink />}
            hint={<JoinTerms />}
          />
          <LandingEnd />
        </>
      )}
    >
      {(words) => <Story words={words} />}
    </LandingPage>
  );
}

function Story({ words }: { readonly words: PageBlocks<'influencer'> }) {
  return (
    <>
      <Unlock words={words.unlock} />
      <Journey words={words.journey} />
      <Match words={words.match} />
      <Fields words={words.fields} />
      <Why words={words.why} receipt={words.receipt} />
      <InfluencerCarousel page="influencer" words={words.carousel} />
      <SuccessStories words={words.stories} />
      <Campaigns words={words.campaigns} analysis={words.analysis} />
      {words.claims && <ClaimsBand {...words.claims} ground="paper" />}
    </>
  );
}

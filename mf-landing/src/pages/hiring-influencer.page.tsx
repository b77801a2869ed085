import { AD_TYPES } from '@alltalent/shared/contracts';
import { NewTabLink } from '@alltalent/shared/ui';
import { ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { HiringBudget } from '../features/hiring-budget/hiring-budget';
import { HiringWhy } from '../features/hiring-why/hiring-why';
import { ImpactBand } from '../features/impact-band/impact-band';
import { HiringHero } from '../features/hiring-hero/hiring-hero';
import { HIRING } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';
import { MarketingGrid } from '../features/marketing-grid/marketing-grid';
import { VideoStrip } from '../features/video-strip/video-strip';
import { LandingPage } from '../landing-page/landing-page';
import { LeadSection } from '../lead/lead-section';
import { InfluencerCarousel } from '../people/influencer-carousel';

export function Component() {
  const loop = useLoop();
  return (
    <LandingPage
      page="hiring-influencer"
      hero={(words) => (
        <HiringHero
          words={words?.cover}
          film={<LoopPicture name={HIRING} loop={loop} />}
          pause={<PauseButton loop={loop} look="onPicture" />}
        />
      )}
      ending={(words) => (
        <>
          <LeadSection adType={AD_TYPES.hiring} title="Connect with Top Influencers" words={words?.form} hint={<Hint />} />
          <LandingEnd />
        </>
      )}
    >
      {({ strip, claims, budget, marketing, impact, why, featured, carousel }) => (
        <>
          {strip && <VideoStrip words={strip} />}
          {claims && <ClaimsBand title={claims.title} claims={claims.claims} note={claims.note} ground="ink" />}
          {budget && <HiringBudget words={budget} />}
          {marketing && <MarketingGrid words={marketing} />}
          {impact && <ImpactBand words={impact} />}
          <HiringWhy reasons={why} people={featured} />
          <InfluencerCarousel page="hiring-influencer" words={carousel} />
        </>
      )}
    </LandingPage>
  );
}

function Hint() {
  return (
    <>
      We use this to answer you, nothing else. See the <NewTabLink to="/terms-of-use">terms</NewTabLink>.
    </>
  );
}

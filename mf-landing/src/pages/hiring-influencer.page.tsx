import { AD_TYPES } from '@alltalent/shared/contracts';
import { NewTabLink } from '@alltalent/shared/ui';
import { ClaimsBand } from '../domain/claims/claims-band';
import { LandingEnd } from '../domain/claims/landing-end';
import { HiringBudget } from '../features/hiring-influencer/budget/hiring-budget';
import { HiringWhy } from '../features/hiring-influencer/why/hiring-why';
import { ImpactBand } from '../features/hiring-influencer/impact-band/impact-band';
import { HiringHero } from '../features/hiring-influencer/hero/hiring-hero';
import { HIRING } from '../domain/loop/loop-files';
import { LoopPicture } from '../domain/loop/loop-picture';
import { PauseButton } from '../domain/loop/pause-button';
import { useLoop } from '../domain/loop/use-loop';
import { MarketingGrid } from '../features/hiring-influencer/marketing-grid/marketing-grid';
import { VideoStrip } from '../features/hiring-influencer/video-strip/video-strip';
import { LandingPage } from '../domain/landing-page/landing-page';
import { LeadSection } from '../domain/lead/lead-section';
import { InfluencerCarousel } from '../domain/people/influencer-carousel';

export function Component() {
  const loop = useLoop();
  return (
    <LandingPage
      page="hiring-influencer"
      hero={(copy) => (
        <HiringHero
          copy={copy?.cover}
          film={<LoopPicture name={HIRING} loop={loop} />}
          pause={<PauseButton loop={loop} look="onPicture" />}
        />
      )}
      ending={(copy) => (
        <>
          <LeadSection adType={AD_TYPES.hiring} title="Connect with Top Influencers" copy={copy?.form} hint={<Hint />} />
          <LandingEnd />
        </>
      )}
    >
      {({ strip, claims, budget, marketing, impact, why, featured, carousel }) => (
        <>
          {strip && <VideoStrip copy={strip} />}
          {claims && <ClaimsBand title={claims.title} claims={claims.claims} note={claims.note} ground="ink" />}
          {budget && <HiringBudget copy={budget} />}
          {marketing && <MarketingGrid copy={marketing} />}
          {impact && <ImpactBand copy={impact} />}
          <HiringWhy reasons={why} people={featured} />
          <InfluencerCarousel page="hiring-influencer" copy={carousel} />
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

import { AD_TYPES, type PageBlocks } from '@alltalent/shared/contracts';
import { ClaimsBand } from '../domain/claims/claims-band';
import { LandingEnd } from '../domain/claims/landing-end';
import { SINGER } from '../domain/loop/loop-files';
import { LoopPicture } from '../domain/loop/loop-picture';
import { PauseButton } from '../domain/loop/pause-button';
import { useLoop } from '../domain/loop/use-loop';
import { BudgetFaders } from '../features/singer/budget/budget-faders';
import { FeaturedSingers } from '../features/singer/featured/featured-singers';
import { SingerHero } from '../features/singer/hero/singer-hero';
import { SetList } from '../features/singer/includes/set-list';
import { SingerStory } from '../features/singer/story/singer-story';
import { LandingPage } from '../domain/landing-page/landing-page';
import { LeadSection } from '../domain/lead/lead-section';

export function Component() {
  const loop = useLoop();
  return (
    <LandingPage
      page="singer"
      hero={(copy) => (
        <SingerHero
          copy={copy?.hero}
          film={<LoopPicture name={SINGER} loop={loop} />}
          pause={<PauseButton loop={loop} look="onPicture" />}
        />
      )}
      ending={(copy) => (
        <>
          <LeadSection adType={AD_TYPES.singer} title="What type of Singer do you need" copy={copy?.form} />
          <LandingEnd />
        </>
      )}
    >
      {(copy) => <SingerSections copy={copy} />}
    </LandingPage>
  );
}

function SingerSections({ copy: { includes, featured, budget, stories, claims } }: { readonly copy: PageBlocks<'singer'> }) {
  return (
    <>
      {includes && <SetList block={includes} />}
      <FeaturedSingers block={featured} />
      {budget && <BudgetFaders block={budget} />}
      {stories && <SingerStory block={stories} />}
      {claims && <ClaimsBand {...claims} ground="paper" />}
    </>
  );
}

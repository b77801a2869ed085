import { AD_TYPES } from '@alltalent/shared/contracts';
import { LandingEnd } from '../features/claims/landing-end';
import { HiringHero } from '../features/landing-hero/hiring-hero';
import { HIRING } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';
import { LandingPage } from '../landing-page/landing-page';
import { LeadSection } from '../lead/lead-section';

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
          <LeadSection adType={AD_TYPES.hiring} title="Connect with Top Influencers" words={words?.form} />
          <LandingEnd />
        </>
      )}
    >
      {() => null}
    </LandingPage>
  );
}

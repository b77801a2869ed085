import { AD_TYPES } from '@alltalent/shared/contracts';
import { LandingEnd } from '../features/claims/landing-end';
import { SingerHero } from '../features/landing-hero/singer-hero';
import { SINGER } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';
import { LandingPage } from '../landing-page/landing-page';
import { LeadSection } from '../lead/lead-section';

export function Component() {
  const loop = useLoop();
  return (
    <LandingPage
      page="singer"
      hero={(words) => (
        <SingerHero
          words={words?.hero}
          film={<LoopPicture name={SINGER} loop={loop} />}
          pause={<PauseButton loop={loop} look="onPicture" />}
        />
      )}
      ending={(words) => (
        <>
          <LeadSection adType={AD_TYPES.singer} title="What type of Singer do you need" words={words?.form} />
          <LandingEnd />
        </>
      )}
    >
      {() => null}
    </LandingPage>
  );
}

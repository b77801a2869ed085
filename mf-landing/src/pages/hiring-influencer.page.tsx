import { useCategoryLink } from '../queries/use-category-link';
import { type Claim, ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { HiringHero } from '../features/landing-hero/hiring-hero';
import { HIRING } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';

const CLAIMS: readonly Claim[] = [
  { figure: '2K+', text: 'influencers to choose from' },
  { figure: 'Free', text: 'trial influencer hire for your first campaign' },
];

export function Component() {
  const loop = useLoop();
  const influencersTo = useCategoryLink('influencer');
  return (
    <>
      <HiringHero
        film={<LoopPicture name={HIRING} loop={loop} />}
        pause={<PauseButton loop={loop} look="onPicture" />}
        influencersTo={influencersTo}
      />
      <ClaimsBand title="Your launch needs a face people already trust." ground="marigold" claims={CLAIMS} />
      <LandingEnd />
    </>
  );
}

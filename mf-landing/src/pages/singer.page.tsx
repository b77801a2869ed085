import { useCategoryLink } from '../queries/use-category-link';
import { type Claim, ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { SingerHero } from '../features/landing-hero/singer-hero';
import { SINGER } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';

const CLAIMS: readonly Claim[] = [
  { figure: '100k+', text: 'talents' },
  { figure: '1000+', text: 'clients' },
  { figure: '10+', text: 'years' },
];

export function Component() {
  const loop = useLoop();
  const singersTo = useCategoryLink('singer');
  return (
    <>
      <SingerHero
        film={<LoopPicture name={SINGER} loop={loop} />}
        pause={<PauseButton loop={loop} look="onPicture" />}
        singersTo={singersTo}
      />
      <ClaimsBand title="A voice for every kind of evening." ground="paper" claims={CLAIMS} />
      <LandingEnd />
    </>
  );
}

import { useCategoryLink } from '../features/categories/use-category-link';
import { type Claim, ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { SingerHero } from '../features/landing-hero/singer-hero';

const CLAIMS: readonly Claim[] = [
  { figure: '100k+', text: 'talents' },
  { figure: '1000+', text: 'clients' },
  { figure: '10+', text: 'years' },
];

export function Component() {
  return (
    <>
      <SingerHero singersTo={useCategoryLink('singer')} />
      <ClaimsBand title="A voice for every kind of evening." ground="paper" claims={CLAIMS} />
      <LandingEnd />
    </>
  );
}

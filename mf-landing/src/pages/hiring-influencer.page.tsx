import { useCategoryLink } from '../features/categories/use-category-link';
import { type Claim, ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { HiringHero } from '../features/landing-hero/hiring-hero';

const CLAIMS: readonly Claim[] = [
  { figure: '2K+', text: 'influencers to choose from' },
  { figure: 'Free', text: 'trial influencer hire for your first campaign' },
];

export function Component() {
  return (
    <>
      <HiringHero influencersTo={useCategoryLink('influencer')} />
      <ClaimsBand title="Your launch needs a face people already trust." ground="marigold" claims={CLAIMS} />
      <LandingEnd />
    </>
  );
}

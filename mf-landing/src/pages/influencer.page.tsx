import { type Claim, ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { InfluencerHero } from '../features/landing-hero/influencer-hero';

const CLAIMS: readonly Claim[] = [
  { figure: '1000+', text: 'people in the network' },
  { figure: 'Instant', text: 'payment after a shoot' },
  { figure: 'Matched', text: 'notifications when a brief fits you' },
];

export function Component() {
  return (
    <>
      <InfluencerHero />
      <ClaimsBand title="A brief, a date and a sum, in one message." ground="ink" claims={CLAIMS} />
      <LandingEnd />
    </>
  );
}

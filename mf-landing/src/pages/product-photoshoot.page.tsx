import { useCategoryLink } from '../queries/use-category-link';
import { type Claim, ClaimsBand } from '../features/claims/claims-band';
import { LandingEnd } from '../features/claims/landing-end';
import { PhotoshootHero } from '../features/landing-hero/photoshoot-hero';

const CLAIMS: readonly Claim[] = [
  { figure: '7K+', text: 'photos' },
  { figure: '500+', text: 'photographers' },
  { figure: '200+', text: 'clients' },
  { figure: '9', text: 'years' },
];

export function Component() {
  return (
    <>
      <PhotoshootHero photographersTo={useCategoryLink('photographer')} />
      <ClaimsBand title="Shelf after shelf, picture after picture." ground="marigold" claims={CLAIMS} />
      <LandingEnd />
    </>
  );
}

import { AD_TYPES, type PageBlocks } from '@alltalent/shared/contracts';
import { LandingEnd } from '../domain/claims/landing-end';
import { PhotoshootAudience } from '../features/product-photoshoot/audience/photoshoot-audience';
import { PhotoshootCategories } from '../features/product-photoshoot/categories/photoshoot-categories';
import { PhotoshootCount } from '../features/product-photoshoot/count/photoshoot-count';
import { PhotoshootHero } from '../features/product-photoshoot/hero/photoshoot-hero';
import { PhotoshootIncludes } from '../features/product-photoshoot/includes/photoshoot-includes';
import { PhotoshootLights } from '../features/product-photoshoot/lights/photoshoot-lights';
import { PhotoshootOptions } from '../features/product-photoshoot/options/photoshoot-options';
import { PhotoshootReady } from '../features/product-photoshoot/ready/photoshoot-ready';
import { PhotoshootSteps } from '../features/product-photoshoot/steps/photoshoot-steps';
import { ReturnToTop } from '../features/product-photoshoot/top/return-to-top';
import { PhotoshootVeil } from '../features/product-photoshoot/veil/photoshoot-veil';
import { LandingPage } from '../domain/landing-page/landing-page';
import { LeadSection } from '../domain/lead/lead-section';

type Words = PageBlocks<'product-photoshoot'>;

export function Component() {
  return (
    <>
      <PhotoshootVeil />
      <LandingPage
        page="product-photoshoot"
        hero={(words) => <PhotoshootHero words={words?.hero} />}
        ending={(words) => (
          <>
            <LeadSection adType={AD_TYPES.photoshoot} title="Tell us what to shoot" copy={words?.form} />
            <LandingEnd />
            <ReturnToTop />
          </>
        )}
      >
        {(words) => <Story words={words} />}
      </LandingPage>
    </>
  );
}

/** In the order of the product's specification; a block that was left out is not shown. */
function Story({ words }: { readonly words: Words }) {
  return (
    <>
      {words['shoots-for'] && <PhotoshootAudience words={words['shoots-for']} />}
      {words.includes && <PhotoshootIncludes words={words.includes} />}
      {words.categories && <PhotoshootCategories words={words.categories} />}
      {words.ready && <PhotoshootReady words={words.ready} />}
      {words.steps && <PhotoshootSteps words={words.steps} />}
      {words.options && <PhotoshootOptions words={words.options} />}
      {words.claims && <PhotoshootCount words={words.claims} />}
      {words.features && <PhotoshootLights words={words.features} />}
    </>
  );
}

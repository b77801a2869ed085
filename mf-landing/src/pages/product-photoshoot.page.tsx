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

type PageCopy = PageBlocks<'product-photoshoot'>;

export function Component() {
  return (
    <>
      <PhotoshootVeil />
      <LandingPage
        page="product-photoshoot"
        hero={(copy) => <PhotoshootHero copy={copy?.hero} />}
        ending={(copy) => (
          <>
            <LeadSection adType={AD_TYPES.photoshoot} title="Tell us what to shoot" copy={copy?.form} />
            <LandingEnd />
            <ReturnToTop />
          </>
        )}
      >
        {(copy) => <Story copy={copy} />}
      </LandingPage>
    </>
  );
}

/** In the order of the product's specification; a block that was left out is not shown. */
function Story({ copy }: { readonly copy: PageCopy }) {
  return (
    <>
      {copy['shoots-for'] && <PhotoshootAudience copy={copy['shoots-for']} />}
      {copy.includes && <PhotoshootIncludes copy={copy.includes} />}
      {copy.categories && <PhotoshootCategories copy={copy.categories} />}
      {copy.ready && <PhotoshootReady copy={copy.ready} />}
      {copy.steps && <PhotoshootSteps copy={copy.steps} />}
      {copy.options && <PhotoshootOptions copy={copy.options} />}
      {copy.claims && <PhotoshootCount copy={copy.claims} />}
      {copy.features && <PhotoshootLights copy={copy.features} />}
    </>
  );
}

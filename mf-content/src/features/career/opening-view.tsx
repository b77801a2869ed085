import type { OpeningText } from '@alltalent/shared/contracts';
import { DocumentText, TextLink, usePageTitle } from '@alltalent/shared/ui';
import { ApplicationForm } from './application-form';
import css from './career.module.css';
import { OpeningFacts } from './opening-facts';

/** One opening, with the form to apply for it. */
export function OpeningView({ opening }: { readonly opening: OpeningText }) {
  usePageTitle(`${opening.title} | Career at All Talent`);
  return (
    <article className={`wrap ${css.page}`}>
      <header className={css.header}>
        <TextLink to="/career">All openings</TextLink>
        <h1>{opening.title}</h1>
        <p className="lede">{opening.summary}</p>
        <div className={css.leafFacts}>
          <OpeningFacts opening={opening} />
        </div>
      </header>
      <div className={css.apply}>
        <div className={css.text}>
          <DocumentText blocks={opening.blocks} />
        </div>
        <ApplicationForm openings={[opening]} slug={opening.slug} />
      </div>
    </article>
  );
}

import type { QuotesBlock } from '@alltalent/shared/contracts';
import { useFaces } from '../../../domain/faces/use-faces';
import { findName } from './find-name';
import { StoryTile } from './story-tile';
import css from './success-stories.module.css';

/** Success stories as tiles: text alone, and text over the person's picture. */
export function SuccessStories({ copy }: { readonly copy: QuotesBlock | undefined }) {
  const people = useFaces() ?? [];
  if (!copy) return null;
  return (
    <section className="section" aria-labelledby="stories-title">
      <div className="wrap">
        <h2 id="stories-title">{copy.title}</h2>
        <ul className={css.tiles}>
          {copy.quotes.map(({ quote, by }, index) => (
            <StoryTile key={quote} place={index} quote={quote} by={by} teller={people.find((one) => findName(by, one.display_name))} />
          ))}
        </ul>
        {copy.note ? <p className={css.note}>{copy.note}</p> : null}
      </div>
    </section>
  );
}

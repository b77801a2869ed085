import type { QuotesBlock } from '@alltalent/shared/contracts';
import { useFaces } from '../../../domain/faces/use-faces';
import { findName } from './find-name';
import { StoryTile } from './story-tile';
import css from './success-stories.module.css';

/** Success Stories as tiles: words alone, and words over the picture of whoever says them. */
export function SuccessStories({ words }: { readonly words: QuotesBlock | undefined }) {
  const people = useFaces() ?? [];
  if (!words) return null;
  return (
    <section className="section" aria-labelledby="stories-title">
      <div className="wrap">
        <h2 id="stories-title">{words.title}</h2>
        <ul className={css.tiles}>
          {words.quotes.map(({ quote, by }, index) => (
            <StoryTile key={quote} place={index} quote={quote} by={by} teller={people.find((one) => findName(by, one.display_name))} />
          ))}
        </ul>
        {words.note ? <p className={css.note}>{words.note}</p> : null}
      </div>
    </section>
  );
}

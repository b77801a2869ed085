import { assetUrl } from '@alltalent/shared/api';
import type { QuotesBlock } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import css from './singer-story.module.css';

const SCENE = 'scenes/sangeet-640.webp';

/** One story set large; any others stand below it. */
export function SingerStory({ block: { title, quotes, note } }: { readonly block: QuotesBlock }) {
  const [first, ...others] = quotes;
  if (!first) return null;
  return (
    <section className={css.story} aria-labelledby="stories-title">
      <Picture className={css.still} src={assetUrl(SCENE)} alt="" width={1440} height={810} sizes="(max-width: 60rem) 100vw, 110vw" />
      <div className={`wrap ${css.copy}`}>
        <h2 className={`kicker ${css.kicker}`} id="stories-title">
          {title}
        </h2>
        <Quote {...first} look={css.large} />
        {others.map((quote) => (
          <Quote key={quote.by} {...quote} look={css.small} />
        ))}
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
    </section>
  );
}

type QuoteProps = QuotesBlock['quotes'][number] & { readonly look: string | undefined };

function Quote({ quote, by, look }: QuoteProps) {
  const { who, what } = splitByline(by);
  return (
    <figure className={css.quote}>
      <blockquote className={look}>“{quote}”</blockquote>
      <figcaption>
        <strong>{who}</strong> {what}
      </figcaption>
    </figure>
  );
}

/** 'Simran, bride’s sister. Sufi set, Amritsar': up to the first full stop it says who speaks. */
function splitByline(by: string): { readonly who: string; readonly what: string } {
  const end = by.indexOf('. ');
  return end < 0 ? { who: by, what: '' } : { who: by.slice(0, end + 1), what: by.slice(end + 2) };
}

import type { ListBlock } from '@alltalent/shared/contracts';
import css from './slip.module.css';

type SlipProps = Pick<ListBlock, 'items' | 'note'>;

/** A brief as it is pinned to a face: its subject, then what it asks for. */
export function Slip({ items: [subject, ...asked], note }: SlipProps) {
  if (!subject) return null;
  return (
    <figure className={`sheet-light ${css.slip}`}>
      <figcaption className={css.kind}>{note ?? subject.title}</figcaption>
      <p className={css.subject}>{subject.text}</p>
      <dl className={css.rows}>
        {asked.map(({ title, text, figure }) => (
          <div key={title} className={css.row}>
            <dt>{title}</dt>
            <dd className="num">{figure ?? text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

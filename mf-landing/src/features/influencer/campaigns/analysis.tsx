import type { ListBlock } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import css from './analysis.module.css';
import { barsOf } from './bars-of';

const COLUMN = 10;
const BAR = 7;

/** A chart whose figures stand below their bars, so that nobody has to guess a height. */
export function Analysis({ copy: { title, text, items, note } }: { readonly copy: ListBlock }) {
  const bars = barsOf(items);
  return (
    <figure className={`sheet-light ${css.sheet}`} aria-labelledby="analysis-title">
      <figcaption className={css.caption}>
        <h3 id="analysis-title">{title}</h3>
        {text ? <p className={css.text}>{text}</p> : null}
      </figcaption>
      <div className={css.chart}>
        <svg className={css.bars} viewBox={`0 0 ${bars.length * COLUMN} 100`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map(({ name, height, isHighest }, index) => (
            <rect
              key={name}
              className={isHighest ? css.highest : css.bar}
              x={index * COLUMN + (COLUMN - BAR) / 2}
              y={100 - height}
              width={BAR}
              height={height}
            />
          ))}
        </svg>
        <dl className={css.days}>
          {bars.map(({ name, figure, isHighest }) => (
            <div key={name} className={css.day}>
              <dt className={css.name}>{name}</dt>
              <dd className={joinClasses('num', css.figure, isHighest && css.highestFigure)}>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      {note ? <p className={css.note}>{note}</p> : null}
    </figure>
  );
}

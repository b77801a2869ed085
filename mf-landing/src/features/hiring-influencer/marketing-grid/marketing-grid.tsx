import type { ListBlock } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { placePeopleQuery } from '../../../domain/people/people.query';
import { CopyAction } from '../../../domain/page-copy/copy-action';
import { useNearViewport } from '../../../domain/section/use-near-viewport';
import css from './marketing-grid.module.css';
import { TilePicture } from './tile-picture';

/** The grid is composed for so many pictures; with another number they stand in even rows. */
const COMPOSED = 5;

export function MarketingGrid({ copy: { title, text, action, items, note } }: { readonly copy: ListBlock }) {
  const grid = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(grid);
  const { data: faces = [] } = useQuery({ ...placePeopleQuery('hiring-influencer', 'featured'), enabled: isNear });
  return (
    <section className={css.level} aria-labelledby="marketing-title">
      <div className="wrap">
        <div className={css.header}>
          <div className={css.copy}>
            <h2 className={css.title} id="marketing-title">
              {title}
            </h2>
            {text ? <p className={css.text}>{text}</p> : null}
          </div>
          <CopyAction action={action} variant="ink" className={css.action} />
        </div>
        <div ref={grid} className={joinClasses(css.grid, items.length === COMPOSED ? css.composed : css.even)}>
          {items.map(({ title: name, text: about, art = '', alt }) => (
            <figure key={name} className={css.tile}>
              <TilePicture art={art} alt={alt} faces={faces} />
              <figcaption className={css.caption}>
                {name}
                {about ? <span>{about}</span> : null}
              </figcaption>
            </figure>
          ))}
        </div>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
    </section>
  );
}

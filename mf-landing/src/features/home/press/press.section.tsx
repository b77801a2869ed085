import type { MarksBlock } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { pageBlockQuery } from '../../../domain/page-copy/page-copy.query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './press.module.css';

/** Featured in. */
export function Section() {
  const press = useQuery(pageBlockQuery('home', 'featured-in'));
  return (
    <SectionQuery query={press} failure="The publications did not load" skeleton={(isQuiet) => <PressSkeleton isQuiet={isQuiet} />}>
      {(block) => block && <Press block={block} />}
    </SectionQuery>
  );
}

function Press({ block: { title, is_demo, marks } }: { readonly block: MarksBlock }) {
  return (
    <section className={css.press} aria-labelledby="press-title">
      <div className={`wrap ${css.row}`}>
        <div className={css.label}>
          <h2 className={css.title} id="press-title">
            {title}
          </h2>
          {is_demo ? <p className={css.note}>Invented names</p> : null}
        </div>
        <ul className={css.marks}>
          {marks.map(({ name, look }) => (
            <li key={name} className={`${css.mark} ${css[look]}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PressSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Featured in" isQuiet={isQuiet} className={css.press}>
      <div className={`wrap ${css.row}`}>
        <Skeleton width="6rem" />
        <Skeleton className={css.marksGhost} height="1.4rem" />
      </div>
    </SectionSkeleton>
  );
}

import type { ListBlock } from '@alltalent/shared/contracts';
import { Icon, Skeleton, TextLink } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pageBlockQuery } from '../../../domain/page-copy/page-copy.query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import { Hirers } from './hirers';
import { hirersQuery } from './hirers.query';
import css from './work-for.module.css';

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(hirersQuery);

/** Talent work-for: the kinds of work, and who is hiring today. */
export function Section() {
  const work = useQuery(pageBlockQuery('home', 'work-for'));
  return (
    <SectionQuery query={work} failure="The kinds of work did not load" skeleton={(isQuiet) => <WorkForSkeleton isQuiet={isQuiet} />}>
      {(block) => block && <WorkFor block={block} />}
    </SectionQuery>
  );
}

function WorkFor({ block: { title, text, action, items } }: { readonly block: ListBlock }) {
  return (
    <section className="section" aria-labelledby="work-for-title">
      <div className={`wrap ${css.columns}`}>
        <header className={css.header}>
          <h2 id="work-for-title">{title}</h2>
          {text ? <p className="lede">{text}</p> : null}
          {action ? (
            <TextLink to={action.to} hasArrow>
              {action.label}
            </TextLink>
          ) : null}
          <Hirers />
        </header>
        <ul className={css.bill}>
          {items.map((item) => (
            <Kind key={item.title} item={item} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Kind({ item: { title, text, to } }: { readonly item: ListBlock['items'][number] }) {
  const content = (
    <>
      <strong>{title}</strong>
      {text ? <span>{text}</span> : null}
    </>
  );
  if (!to?.startsWith('/')) return <li className={css.line}>{content}</li>;
  return (
    <li>
      <Link className={css.line} to={to}>
        {content}
        <Icon name="arrow" />
      </Link>
    </li>
  );
}

function WorkForSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Where talent work" isQuiet={isQuiet}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.header}>
          <Skeleton className={css.titleGhost} width="90%" />
          <Skeleton width="80%" height="3.4rem" />
        </div>
        <div className={css.bill}>
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className={css.rowGhost}>
              <Skeleton width={`${50 + ((row * 17) % 40)}%`} height="1.9rem" />
            </div>
          ))}
        </div>
      </div>
    </SectionSkeleton>
  );
}

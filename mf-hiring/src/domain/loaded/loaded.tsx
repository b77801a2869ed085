import { hasCode } from '@alltalent/shared/api';
import { EmptyState, Skeleton, withStyles } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './loaded.module.css';

type LoadedProps<Data> = {
  readonly query: UseQueryResult<Data>;
  readonly loading: string;
  readonly failure: string;
  /** Shown for an answer of 404. */
  readonly missing?: { readonly title: string; readonly text: string; readonly action: ReactNode };
  /** Title while there is no data, for pages whose data names them. */
  readonly title?: string;
  readonly height?: string;
  readonly children: (data: Data) => ReactNode;
};

/** A query of one thing: while it loads, when it fails, when there is no such thing, and with its data. */
export function Loaded<Data>({ query, loading, failure, missing, title, height = '20rem', children }: LoadedProps<Data>) {
  const heading = title !== undefined && query.data === undefined && <h1>{title}</h1>;
  if (missing && hasCode(query.error, 'NOT_FOUND')) {
    return (
      <>
        {title !== undefined && <h1>{title}</h1>}
        <EmptyState title={missing.title} action={missing.action}>
          {missing.text}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {heading}
      <QueryView
        query={query}
        failure={failure}
        loading={(isShown) => (
          <div ref={withStyles({ minBlockSize: height })} className={styles.loading} role="status" aria-busy="true" aria-label={loading}>
            {isShown && <Skeleton shape="block" height={height} />}
          </div>
        )}
      >
        {children}
      </QueryView>
    </>
  );
}

import { Skeleton } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useReadFailure } from '../platform-page/office-tools';

type PlatformQueryViewProps<T> = {
  readonly query: UseQueryResult<T>;
  /** Subject of the status and error sentences, such as 'The releases'. */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
};

/** Shows the data of a query of the control plane; a block while loading, the error with a retry after a failure. */
export function PlatformQueryView<T>({ query, what, children }: PlatformQueryViewProps<T>) {
  useReadFailure(query.error);
  const loading = (isShown: boolean) => (
    <div role="status" aria-label={`${what} are loading`}>
      {isShown && <Skeleton shape="block" height="14rem" />}
    </div>
  );
  return (
    <QueryView query={query} failure={`${what} did not load`} loading={loading}>
      {children}
    </QueryView>
  );
}

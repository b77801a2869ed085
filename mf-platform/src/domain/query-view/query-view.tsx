import { Skeleton } from '@alltalent/shared/ui';
import { Loaded } from '@alltalent/shared/ui/loaded';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type QueryViewProps<T> = {
  readonly query: UseQueryResult<T>;
  /** 'The releases' */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
};

/** What a call answers; until then one block, or what failed with a retry. */
export function QueryView<T>({ query, what, children }: QueryViewProps<T>) {
  const loading = (isShown: boolean) => (
    <div role="status" aria-label={`${what} are loading`}>
      {isShown && <Skeleton shape="block" height="14rem" />}
    </div>
  );
  return (
    <Loaded query={query} failure={`${what} did not load`} loading={loading}>
      {children}
    </Loaded>
  );
}

import { hasCode } from '@alltalent/shared/api';
import { Skeleton } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { t } from '../../messages';
import { officeSessionQuery } from '../office-session/office-session.query';

/** Asks for the session again after an answer that the office is closed; the page then asks for the second step. */
export function useClosedOffice(error: unknown): void {
  const queryClient = useQueryClient();
  const isClosed = hasCode(error, 'SECOND_STEP_NEEDED');
  useEffect(() => {
    if (isClosed) void queryClient.invalidateQueries({ queryKey: officeSessionQuery.queryKey });
  }, [isClosed, queryClient]);
}

type OfficeQueryViewProps<T> = {
  readonly query: UseQueryResult<T>;
  /** Sentence that names what did not load. */
  readonly failure: string;
  readonly children: (data: T) => ReactNode;
};

/** Shows the data of a query of the office; a block while loading, the error with a retry after a failure. */
export function OfficeQueryView<T>({ query, failure, children }: OfficeQueryViewProps<T>) {
  useClosedOffice(query.error);
  const loading = (isShown: boolean) => (
    <div role="status" aria-label={t('office.loading')}>
      {isShown && <Skeleton shape="block" height="16rem" />}
    </div>
  );
  return (
    <QueryView query={query} failure={failure} loading={loading}>
      {children}
    </QueryView>
  );
}

import { ApiError } from '@alltalent/shared/api';
import type { ApplicantsResponse } from '@alltalent/shared/contracts';
import { Drawer, ErrorState, EmptyState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { applicantsQuery } from '../../dashboard.query';
import { useApplicantActions } from '../applicant-actions';
import { ApplicantDetail } from './applicant-detail';
import styles from './detail.module.css';
import { useViewed } from './use-viewed';

type ApplicantDrawerProps = {
  readonly id: number;
  /** What the board behind it shows; most often the application is in it. */
  readonly board: ApplicantsResponse;
  readonly onClose: () => void;
};

/** One application in full, over the board. */
export function ApplicantDrawer({ id, board, onClose }: ApplicantDrawerProps) {
  const { job } = useApplicantActions();
  const isOnBoard = board.data.some((applicant) => applicant.id === id);
  const { data, error, refetch } = useQuery({
    ...applicantsQuery({ job, application: id }),
    placeholderData: isOnBoard ? board : undefined,
  });
  const applicant = data?.data.find((one) => one.id === id);
  const isSkeletonShown = useDelayed(!data && !error);
  useViewed(applicant);
  return (
    <Drawer isOpen isInUrl onClose={onClose} label={applicant ? applicant.talent.name : 'Application'} className={styles.drawer}>
      {applicant && !isSkeletonShown ? (
        <ApplicantDetail key={id} applicant={applicant} question={data?.job.question ?? ''} board={board} />
      ) : (
        <div className={styles.missing}>
          {error && !isMissing(error) && <ErrorState title="The application did not load" error={error} onRetry={() => void refetch()} />}
          {(data || isMissing(error)) && !isSkeletonShown && (
            <EmptyState title="There is no such application">It is not one of this job, or it is gone.</EmptyState>
          )}
          {!data && !error && <DetailLoading isShown={isSkeletonShown} />}
        </div>
      )}
    </Drawer>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.problem.status === 404;

function DetailLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-label="Loading the application">
      {isShown && (
        <>
          <Skeleton shape="block" height="18rem" />
          <Skeleton width="60%" />
          <Skeleton shape="block" height="8rem" />
        </>
      )}
    </div>
  );
}

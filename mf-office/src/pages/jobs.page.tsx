import { QueuePage } from '../domain/queue/queue-page';
import { reviewDecisions } from '../domain/review/decisions';
import { JOBS } from '../features/jobs/jobs.source';
import { ReviewedJobView } from '../features/jobs/reviewed-job';
import { t } from '../messages';

export function Component() {
  return (
    <QueuePage
      title={t('places.jobs')}
      right="jobs"
      source={JOBS}
      decisions={reviewDecisions({ changesText: 'jobs.changesText', rejectText: 'jobs.rejectText' })}
      titleOf={({ title }) => title}
      render={(job) => <ReviewedJobView job={job} />}
    />
  );
}

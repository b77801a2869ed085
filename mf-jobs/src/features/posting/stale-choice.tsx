import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type JobContent } from '@alltalent/shared/contracts';
import { Button, Alert } from '@alltalent/shared/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import styles from './posting.module.css';
import { useDraft, useDraftState } from './use-job-draft';

/** Choice between two versions after another tab or device saved first; nothing is sent until it is made. */
export function StaleChoice() {
  const draft = useDraft();
  const { outcome, job } = useDraftState();
  const { setValues, setErrors } = useFormikContext<JobContent>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (outcome.kind !== 'stale' || job === null) return null;
  const choose = async (isMine: boolean) => {
    setIsBusy(true);
    setFailure('');
    try {
      const { data } = await request(ENDPOINTS.ownJob, { id: job.id });
      setErrors({});
      if (!isMine) void setValues(data.content, false);
      draft.resolveConflict(data, isMine);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <Alert kind="error" className={styles.alert}>
      <p>
        <strong>This job was changed in another tab or on another device.</strong> What you see here is not saved. Which one counts?
      </p>
      {failure !== '' && <p>{failure}</p>}
      <div className={styles.choices}>
        <Button variant="line" size="small" isPending={isBusy} onClick={() => void choose(false)}>
          Load the other version
        </Button>
        <Button variant="ink" size="small" isPending={isBusy} onClick={() => void choose(true)}>
          Keep mine
        </Button>
      </div>
    </Alert>
  );
}

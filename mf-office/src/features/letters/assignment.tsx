import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type TicketDetail } from '@alltalent/shared/contracts';
import { Alert, SelectField, TextButton } from '@alltalent/shared/ui';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { useKeys } from '../../domain/queue/use-keys';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/letters';
import styles from './letters.module.css';
import type { Letter } from './use-letter';

type AssignmentProps = { readonly letter: TicketDetail; readonly handle: Letter; readonly hasKeys: boolean };

/** Who a letter is assigned to, and the way to give it to somebody else. */
export function Assignment({ letter: { id, assignee, colleagues }, handle, hasKeys }: AssignmentProps) {
  const { user_id: ownId } = useOffice();
  const [refusal, setRefusal] = useState('');
  const from = assignee?.user_id ?? null;
  const assign = async (to: string | null) => {
    setRefusal('');
    try {
      await handle.run(() => request(ENDPOINTS.assignTicket, { id, from, to }));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  const takeIt = from === ownId ? undefined : () => void assign(ownId);
  useKeys(hasKeys ? { m: takeIt } : {});
  // Somebody whose roles changed meanwhile stays in the list of the letter that is theirs.
  const isListed = colleagues.some(({ user_id: userId }) => userId === from);
  const people = assignee && !isListed ? [...colleagues, assignee] : colleagues;
  return (
    <Part title={t('letters.assignedTo')}>
      <div className={styles.assignment}>
        <SelectField
          name="assignee"
          label={t('letters.assignedTo')}
          isLabelHidden
          value={from ?? ''}
          placeholder={t('letters.nobody')}
          options={people.map(({ user_id: value, name }) => ({ value, label: name }))}
          onChange={(value) => void assign(value === '' ? null : value)}
        />
        {takeIt && <TextButton onClick={takeIt}>{t('letters.assignToMe')}</TextButton>}
        {refusal !== '' && <Alert kind="error">{refusal}</Alert>}
      </div>
    </Part>
  );
}

import { type AccountComparison, type CompareAccountsInput, type PersonItem } from '@alltalent/shared/contracts';
import { Alert, Button, TextLink } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/person-data';
import { AccountCard } from './account-card';
import type { MergeDialogProps } from './merge-dialog';
import { comparisonQuery } from './merge.query';
import { Moving } from './moving';
import styles from './merge.module.css';

const MergeDialog = lazyDialog<MergeDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './merge-dialog').then((part) => part.MergeDialog),
);

type MergePairProps = { readonly firstId: string; readonly secondId: string };

/** Compares two accounts; which of them stays is chosen here. */
export function MergePair({ firstId, secondId }: MergePairProps) {
  const [keepId, setKeepId] = useState(firstId);
  const ids: CompareAccountsInput = { keep_id: keepId, end_id: keepId === firstId ? secondId : firstId };
  const query = useQuery({ ...comparisonQuery(ids), placeholderData: keepPreviousData });
  return (
    <OfficeQueryView query={query} failure={t('merge.failure')}>
      {({ data }) => (
        <Compared
          key={data.keep.user_id}
          comparison={data}
          firstId={firstId}
          keepId={keepId}
          onKeep={setKeepId}
          isCurrent={data.keep.user_id === keepId}
        />
      )}
    </OfficeQueryView>
  );
}

type ComparedProps = {
  readonly comparison: AccountComparison;
  /** Account of the page, which stands first whichever of the two stays. */
  readonly firstId: string;
  readonly keepId: string;
  readonly onKeep: (id: string) => void;
  /** False while the comparison of the other choice is on its way. */
  readonly isCurrent: boolean;
};

function Compared({ comparison, firstId, keepId, onKeep, isCurrent }: ComparedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { keep, end, refusals } = comparison;
  const accounts: readonly PersonItem[] = keep.user_id === firstId ? [keep, end] : [end, keep];
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('merge.which')}</legend>
        <div className={styles.pair}>
          {accounts.map((account) => (
            <AccountCard key={account.user_id} account={account} isKept={account.user_id === keepId} onKeep={onKeep} />
          ))}
        </div>
      </fieldset>
      <p>
        <TextLink to={`/office/people/${firstId}/merge`}>{t('merge.other')}</TextLink>
      </p>
      <Moving comparison={comparison} />
      {isCurrent && refusals.length > 0 && (
        <Alert kind="error">
          <p>{t('merge.refused')}</p>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Alert>
      )}
      {isCurrent && refusals.length === 0 && (
        <p>
          <Button variant="ink" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {t('merge.send')}
          </Button>
        </p>
      )}
      {isAsking && <MergeDialog keep={keep} end={end} onClose={() => setIsAsking(false)} />}
    </>
  );
}

import { Button, ErrorState, Skeleton, TextField, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HistoryLines } from '../../domain/history/history-lines';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { t } from '../../messages';
import { auditTrailQuery } from './audit.query';
import styles from './audit.module.css';

const SUBJECT = 'of';
const LONGEST = 80;

/** The audit trail, of one subject or of all; the subject is in the address. */
export function AuditView() {
  const [params, setParams] = useSearchParams();
  const of = params.get(SUBJECT) ?? '';
  const show = (subject: string) => setParams(subject === '' ? {} : { [SUBJECT]: subject }, { preventScrollReset: true });
  return (
    <div className={styles.audit}>
      <SubjectForm key={of} of={of} onShow={show} />
      <Trail of={of} />
    </div>
  );
}

type SubjectFormProps = { readonly of: string; readonly onShow: (subject: string) => void };

function SubjectForm({ of, onShow }: SubjectFormProps) {
  const [typed, setTyped] = useState(of);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onShow(typed.trim());
  };
  return (
    <form className={styles.filter} role="search" onSubmit={handleSubmit}>
      <TextField
        name="of"
        type="search"
        label={t('audit.subject')}
        hint={t('audit.subjectHint')}
        maxLength={LONGEST}
        value={typed}
        onChange={setTyped}
        spellCheck={false}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" size="small">
          {t('audit.show')}
        </Button>
        {of !== '' && (
          <Button variant="line" size="small" onClick={() => onShow('')}>
            {t('audit.all')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Trail({ of }: { readonly of: string }) {
  const query = useInfiniteQuery(auditTrailQuery(of));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const isSkeletonShown = useDelayed(query.isPending);
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('audit.failure')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('office.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  }
  return (
    <div>
      <HistoryLines
        lines={data.pages.flatMap((page) => page.data)}
        hasSubject
        {...(of !== '' && { none: t('audit.none', { subject: of }) })}
      />
      {hasNextPage && (
        <Button className={styles.more} variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('audit.earlier')}
        </Button>
      )}
    </div>
  );
}

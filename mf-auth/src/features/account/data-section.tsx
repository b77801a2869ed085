import { messageOf } from '@alltalent/shared/api';
import type { Account } from '@alltalent/shared/contracts';
import { Button, Alert } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useMutation } from '@tanstack/react-query';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { DeletionRow } from './deletion-row';
import { PendingDeletion } from './pending-deletion';
import { fetchExport, saveFile } from './save-export';
import { useFreshAction } from './use-fresh-action';

export function DataSection({ account }: { readonly account: Account }) {
  const { deletion_due_at: dueAt } = account;
  return (
    <PageSection id="data" title="Your data" lede="Take it with you, or have it deleted.">
      {dueAt !== null && <PendingDeletion dueAt={dueAt} />}
      <ul className={styles.rows}>
        <ExportRow />
        {dueAt === null && <DeletionRow />}
      </ul>
    </PageSection>
  );
}

function ExportRow() {
  const runFresh = useFreshAction();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => runFresh(fetchExport),
    onSuccess: (file) => {
      if (file) saveFile(file);
    },
  });
  return (
    <>
      <AccountRow
        term="Download"
        value="Everything we store about you, as one JSON file."
        action={
          <Button variant="line" size="small" isPending={isPending} onClick={() => mutate()}>
            Download<span className="vh"> my data</span>
          </Button>
        }
      />
      {!isPending && (error || data) && (
        <li>{error ? <Alert kind="error">{messageOf(error)}</Alert> : <Alert kind="ok">Saved as {data?.name}.</Alert>}</li>
      )}
    </>
  );
}

import { refusalOf } from '@alltalent/shared/api';
import { dayInIndia } from '@alltalent/shared/contracts';
import { Alert, Button } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../domain/files/save-file';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/leads';
import { exportLeads } from './export-leads';
import styles from './leads.module.css';
import { useLeadFilters } from './use-lead-filters';

/** Downloads what the filters select as a table, after a second step of the last ten minutes. */
export function ExportButton() {
  const { filters } = useLeadFilters();
  const confirmed = useConfirmed();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const file = await exportLeads(filters, confirmed);
      if (file) saveFile(`leads-${dayInIndia(Date.now())}.csv`, file);
    },
  });
  return (
    <div className={styles.export}>
      <Button variant="line" size="small" icon="download" isPending={isPending} onClick={() => mutate()}>
        {t('leads.export')}
      </Button>
      {error && <Alert kind="error">{t('leads.exportFailed', { reason: refusalOf(error) })}</Alert>}
    </div>
  );
}

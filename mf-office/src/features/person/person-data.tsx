import type { Person } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/person-data';
import type { ActDialogProps } from './act-dialog';
import type { ExportDialogProps } from './export-dialog';
import { KEEP } from './person-acts';
import styles from './person.module.css';

const ActDialog = lazyDialog<ActDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './act-dialog').then((part) => part.ActDialog),
);
const ExportDialog = lazyDialog<ExportDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './export-dialog').then((part) => part.ExportDialog),
);

type Open = 'export' | 'keep' | null;

/** What a person may ask about the own data. For those who may close accounts. */
export function PersonData({ person }: { readonly person: Person }) {
  const { rights, user_id: ownId } = useOffice();
  const [open, setOpen] = useState<Open>(null);
  const { user_id: id, name, deletion_due_at: due, is_child: isChild } = person;
  if (!rights.includes('closing') || id === ownId) return null;
  const close = () => setOpen(null);
  return (
    <Part title={t('data.title')}>
      <div className={styles.data}>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {t('data.export')}
        </TextButton>
        {!isChild && due !== '' && (
          <TextButton aria-haspopup="dialog" onClick={() => setOpen('keep')}>
            {t('person.keep')}
          </TextButton>
        )}
      </div>
      {open === 'export' && <ExportDialog userId={id} name={name} onClose={close} />}
      {open === 'keep' && <ActDialog act={KEEP} userId={id} name={name} onClose={close} />}
    </Part>
  );
}

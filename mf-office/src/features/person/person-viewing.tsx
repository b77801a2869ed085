import type { Person } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/person-data';
import styles from './person.module.css';
import type { ViewDialogProps } from './view-dialog';

const ViewDialog = lazyDialog<ViewDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './view-dialog').then((part) => part.ViewDialog),
);

/** The way to the site as this person sees it, or why there is none. */
export function PersonViewing({ person: { user_id: id, name, view_refusal: refusal } }: { readonly person: Person }) {
  const { user_id: ownId } = useOffice();
  const [isOpen, setIsOpen] = useState(false);
  if (id === ownId) return null;
  return (
    <Part title={t('view.part')}>
      <div className={styles.data}>
        {refusal === '' ? (
          <TextButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('view.title')}
          </TextButton>
        ) : (
          <p className="muted">{refusal}</p>
        )}
      </div>
      {isOpen && <ViewDialog userId={id} name={name} onClose={() => setIsOpen(false)} />}
    </Part>
  );
}

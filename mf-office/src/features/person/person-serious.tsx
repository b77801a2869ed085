import type { Person } from '@alltalent/shared/contracts';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/person-data';
import type { EraseDialogProps } from './erase-dialog';
import type { PersonAct } from './person-acts';
import styles from './person.module.css';

const EraseDialog = lazyDialog<EraseDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './erase-dialog').then((part) => part.EraseDialog),
);

/** Id of the part, to which the acts of every day have a link. */
export const SERIOUS_ID = 'serious';

type PersonSeriousProps = { readonly person: Person; readonly acts: readonly PersonAct[]; readonly onAct: (act: PersonAct) => void };

/** What takes something away from a person, apart from the acts of every day: the most severe last. */
export function PersonSerious({ person, acts, onAct }: PersonSeriousProps) {
  const { rights, user_id: ownId } = useOffice();
  const [isErasing, setIsErasing] = useState(false);
  const { user_id: id, status, deletion_due_at: due, is_child: isChild } = person;
  const mayClose = rights.includes('closing') && id !== ownId && !isChild;
  const mayErase = mayClose && due === '';
  if (acts.length === 0 && !mayErase) return null;
  const button = (act: PersonAct) => (
    <Button key={act.id} variant={act.undoesSerious ? 'ink' : 'danger'} size="small" aria-haspopup="dialog" onClick={() => onAct(act)}>
      {t(act.label)}
    </Button>
  );
  return (
    <div id={SERIOUS_ID} className={styles.serious}>
      <Part title={t('serious.title')}>
        <p className="muted">{t('serious.text', { name: person.name === '' ? t('serious.nameless') : person.name })}</p>
        <div className={styles.seriousActs}>
          {acts.filter((act) => act.id !== 'terminate').map(button)}
          {mayClose && status !== 'terminated' && (
            <ButtonLink variant="danger" size="small" to={`/office/people/${id}/merge`}>
              {t('data.merge')}
            </ButtonLink>
          )}
          {acts.filter((act) => act.id === 'terminate').map(button)}
          {mayErase && (
            <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setIsErasing(true)}>
              {t('data.erase')}
            </Button>
          )}
        </div>
      </Part>
      {isErasing && <EraseDialog person={person} onClose={() => setIsErasing(false)} />}
    </div>
  );
}

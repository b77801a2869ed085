import { addToastAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { t } from '../../messages/person-data';
import { usePersonAct } from '../../domain/person/person.query';
import type { PersonAct } from './person-acts';
import { ReasonFormDialog } from './reason-form-dialog';

export type ActDialogProps = { readonly act: PersonAct; readonly userId: string; readonly name: string; readonly onClose: () => void };

/** Asks for the reason of an act on an account, runs it, and says that it is done: what changed may be out of sight. */
export function ActDialog({ act, userId, name, onClose }: ActDialogProps) {
  const run = usePersonAct(userId);
  const addToast = useSetAtom(addToastAtom);
  const send = async (reason: string) => {
    const person = await run(() => act.run(userId, reason));
    if (person) addToast({ kind: 'info', text: t('person.done', { name, act: t(act.label) }) });
    return person;
  };
  return (
    <ReasonFormDialog
      title={t(act.label)}
      name={name}
      text={t(act.text)}
      submitLabel={t(act.label)}
      isSerious={act.isSerious ?? false}
      send={send}
      onClose={onClose}
    />
  );
}

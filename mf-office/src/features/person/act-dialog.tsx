import { t } from '../../messages/person-data';
import { usePersonAct } from '../../domain/person/person.query';
import type { PersonAct } from './person-acts';
import { ReasonFormDialog } from './reason-form-dialog';

export type ActDialogProps = { readonly act: PersonAct; readonly userId: string; readonly name: string; readonly onClose: () => void };

/** Asks for the reason of an act on an account, and runs it. */
export function ActDialog({ act, userId, name, onClose }: ActDialogProps) {
  const run = usePersonAct(userId);
  return (
    <ReasonFormDialog
      title={t(act.label)}
      name={name}
      text={t(act.text)}
      submitLabel={t(act.label)}
      isSerious={act.isSerious ?? false}
      send={(reason) => run(() => act.run(userId, reason))}
      onClose={onClose}
    />
  );
}

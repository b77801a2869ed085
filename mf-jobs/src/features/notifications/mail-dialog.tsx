import { messageOf } from '@alltalent/shared/api';
import {
  MAIL_FREQUENCIES,
  type MailFrequencies,
  type MailFrequency,
  NOTIFICATION_GROUP_LABELS,
  type NotificationGroup,
} from '@alltalent/shared/contracts';
import { Button, Dialog, Alert, SelectField, TextButton } from '@alltalent/shared/ui';
import { useState } from 'react';
import { FREQUENCY_LABELS } from './mail-labels';
import { useSaveMail } from './use-save-mail';

const OPTIONS = MAIL_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

type MailDialogProps = {
  readonly mail: MailFrequencies;
  readonly groups: readonly NotificationGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function MailDialog({ mail, groups, isOpen, onClose }: MailDialogProps) {
  const [changes, setChanges] = useState<Partial<MailFrequencies>>({});
  const { mutate, isPending, error, reset } = useSaveMail(close);
  const chosen = { ...mail, ...changes };
  function close() {
    setChanges({});
    reset();
    onClose();
  }
  const choose = (group: NotificationGroup) => (value: string) => {
    const frequency = MAIL_FREQUENCIES.find((each): each is MailFrequency => each === value);
    if (frequency) setChanges({ ...changes, [group]: frequency });
  };
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={() => mutate(chosen)}>
        Save
      </Button>
      <TextButton onClick={close}>Cancel</TextButton>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={close} title="When we write to you" footer={footer}>
      <p className="muted">Everything stands on this page at once, whatever you choose. The daily mail goes out at 9:00 am IST.</p>
      {groups.map((group) => (
        <SelectField
          key={group}
          name={`mail-${group}`}
          label={NOTIFICATION_GROUP_LABELS[group]}
          value={chosen[group]}
          options={OPTIONS}
          onChange={choose(group)}
        />
      ))}
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
    </Dialog>
  );
}

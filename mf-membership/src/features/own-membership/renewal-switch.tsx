import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, formatMinor, longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';
import { useMembershipChange } from './use-membership-change';

/** Turns the renewal off or on, after one question that says what follows. */
export function RenewalSwitch({ membership }: { readonly membership: OwnMembership }) {
  const [isAsking, setIsAsking] = useState(false);
  const { is_on: isOn } = membership.renewal;
  const send = useKeyedRequest(ENDPOINTS.setRenewal);
  const { mutate, isPending, error, reset } = useMembershipChange(send, () => setIsAsking(false));
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <div>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {isOn ? t('own.turnOff') : t('own.turnOn')}
      </Button>
      <AskDialog
        title={isOn ? t('own.turnOffTitle') : t('own.turnOnTitle')}
        yes={isOn ? t('own.turnOff') : t('own.turnOn')}
        no={t('own.leave')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate({ is_on: !isOn })}
        onClose={close}
      >
        {isOn ? offText(membership) : onText(membership)}
      </AskDialog>
    </div>
  );
}

function offText({ active_until: until }: OwnMembership): string {
  return t('own.turnOffText', { day: longDayInIndia(until ?? '') });
}

function onText({ active_until: until, plan, renewal }: OwnMembership): string {
  const sum = formatMinor(renewal.next_charge_minor ?? plan.price_minor, renewal.currency);
  return t('own.turnOnText', { day: longDayInIndia(renewal.next_charge_at ?? until ?? ''), sum });
}

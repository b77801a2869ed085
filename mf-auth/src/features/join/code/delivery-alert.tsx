import type { DeliveryState } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { isPhone, type Medium } from '../panel/medium';
import styles from '../panel/panel.module.css';
import { signInWaysQuery } from '../../../domain/sign-in/sign-in-ways.query';

type DeliveryAlertProps = { readonly medium: Medium; readonly delivery: DeliveryState | null };

/** Appears only when the code could not be delivered. The live region is always in the page, so that screen readers announce it. */
export function DeliveryAlert({ medium, delivery }: DeliveryAlertProps) {
  const hasPhone = useQuery(signInWaysQuery).data?.data.phone === true;
  const isLate = delivery === 'late' || delivery === 'failed';
  const taker = isPhone(medium) ? 'phone service' : 'mail server';
  const next = delivery === 'failed' ? 'Please ask for another one' : 'We keep trying';
  const otherWay = isPhone(medium) ? 'e-mail address' : hasPhone ? 'phone number' : null;
  return (
    <div role="status" className={styles.region}>
      {isLate && (
        <Alert kind="info">
          Our {taker} has not taken your code yet. {next}
          {otherWay && `; you can also use your ${otherWay}`}.
        </Alert>
      )}
    </div>
  );
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type SubscriptionDetails } from '@alltalent/shared/contracts';
import { useEffect, useState } from 'react';
import { isBusyMoment } from './quiet-moment';
import { keepShown, wasShownToday } from './shown-day';

export type OfferedCard = NonNullable<SubscriptionDetails['data']['card']>;

/** Asks once for the card that the account is offered, and tells the server when it is shown. `card` is null when there is none. */
export function useOfferedCard() {
  const [card, setCard] = useState<OfferedCard | null>(null);
  useEffect(() => {
    if (wasShownToday()) return;
    const controller = new AbortController();
    request(ENDPOINTS.subscriptionDetails, {}, { signal: controller.signal }).then(
      ({ data }) => {
        // Another tab may have shown it meanwhile, and a dialog may have opened: then it waits for the next visit.
        if (!data.card || wasShownToday() || isBusyMoment()) return;
        keepShown();
        setCard(data.card);
        request(ENDPOINTS.upgradeCardShown, {}).catch(() => undefined);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return { card, dismiss: () => setCard(null) } as const;
}

import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { spanText } from '../../domain/days/days';
import { feeText } from '../../domain/fees/fee-text';
import { Ask } from '../../domain/reason/ask';
import { t } from '../../messages';
import type { AnswerProps } from './answer';
import { useOfferChange } from './use-offer-change';

/** Accepts the version that is on the page, after one question. */
export function Accept({ offer, version, onConflict, onDone }: AnswerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useOfferChange({
    id: offer.id,
    send: useKeyedRequest(ENDPOINTS.acceptOffer),
    onDone: () => {
      setIsAsking(false);
      onDone();
    },
    onConflict: (text) => {
      setIsAsking(false);
      reset();
      onConflict(text);
    },
  });
  const close = () => {
    setIsAsking(false);
    reset();
  };
  const { terms } = version;
  const isClient = offer.side === 'client';
  const name = isClient ? offer.talent.name : offer.client.name;
  const what = { name, days: spanText(terms), fee: feeText(terms), place: terms.place };
  const clash = isClient ? t('offers.acceptClash', { name }) : t('offers.acceptClashOwn');
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('offers.accept')}
      </Button>
      {isAsking && (
        <Ask
          title={t('offers.acceptTitle')}
          yes={t('offers.acceptYes')}
          no={t('offers.notYet')}
          isOpen
          isPending={isPending}
          error={error}
          onYes={() => mutate({ id: offer.id, version: version.version })}
          onClose={close}
        >
          {isClient ? t('offers.acceptTextClient', what) : t('offers.acceptText', what)}
          {offer.clashes.length > 0 && ` ${clash}`}
        </Ask>
      )}
    </>
  );
}

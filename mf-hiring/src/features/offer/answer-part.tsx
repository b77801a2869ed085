import { useKeyedRequest, useMayChange } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { MessageButton } from '@alltalent/shared/ui/message-button';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import page from '../../domain/page/page.module.css';
import { AskReason } from '../../domain/reason/ask-reason';
import { ClashNote } from '../../domain/terms/clash-note';
import { LazyTermsForm } from '../../domain/terms-form/lazy-terms-form';
import { type TermsInput, valuesOfTerms } from '../../domain/terms-form/terms-start';
import { t } from '../../messages';
import { Accept } from './accept';
import type { AnswerProps } from './answer';
import { useOfferChange } from './use-offer-change';

/** What the reader can do with the offer now. */
export function AnswerPart(props: AnswerProps) {
  const { offer, version, user } = props;
  const { id, may_answer: mayAnswer, may_withdraw: mayWithdraw, side, clashes, client, talent } = offer;
  const [isCountering, setCountering] = useState(false);
  const mayChange = useMayChange();
  const other = side === 'client' ? talent : client;
  if (!mayChange) return <ViewerPart />;
  return (
    <PageSection id="answer" title={mayAnswer ? t('offers.yourAnswer') : t('offers.whatNow')}>
      {mayAnswer && <ClashNote clashes={clashes} name={side === 'client' ? talent.name : ''} />}
      {mayAnswer && isCountering ? (
        <Counter key={version.version} {...props} userId={user.user_id} onClose={() => setCountering(false)} />
      ) : (
        <div className={page.actions}>
          {mayAnswer && <Accept {...props} />}
          {mayAnswer && (
            <Button variant="line" onClick={() => setCountering(true)}>
              {t('offers.counter')}
            </Button>
          )}
          {mayAnswer && <Refuse {...props} kind="decline" />}
          {mayWithdraw && <Refuse {...props} kind="withdraw" />}
          <MessageButton about={{ offer: id }}>{t('hiring.message', { name: other.name })}</MessageButton>
        </div>
      )}
    </PageSection>
  );
}

function ViewerPart() {
  return (
    <PageSection id="answer" title={t('offers.whatNow')}>
      <p>{t('viewer.note')}</p>
    </PageSection>
  );
}

function Counter({
  offer,
  version,
  userId,
  onConflict,
  onDone,
  onClose,
}: AnswerProps & { readonly userId: string; readonly onClose: () => void }) {
  const { id, side, clashes, client, talent } = offer;
  const name = side === 'client' ? talent.name : client.name;
  const done = () => {
    onClose();
    onDone();
  };
  const { mutateAsync } = useOfferChange({ id, send: useKeyedRequest(ENDPOINTS.counterOffer), onDone: done, onConflict });
  const texts = {
    review: t('offers.counterReview'),
    send: t('offers.counterSend'),
    change: t('offers.changeSomething'),
    note: t('offers.reviewNote', { name }),
  };
  return (
    <LazyTermsForm
      start={valuesOfTerms(version.terms)}
      draftKey={`hiring.counter.${userId}.${id}`}
      clashes={clashes}
      talent={side === 'client' ? talent.name : ''}
      texts={texts}
      onSend={(input: TermsInput) => mutateAsync({ id, version: version.version, ...input })}
      onClose={onClose}
      closeText={t('offers.counterClose')}
    />
  );
}

const REFUSALS = {
  decline: {
    open: t('offers.decline'),
    title: t('offers.declineTitle'),
    label: t('offers.declineLabel'),
    yes: t('offers.declineYes'),
  },
  withdraw: {
    open: t('offers.withdraw'),
    title: t('offers.withdrawTitle'),
    label: t('offers.withdrawLabel'),
    yes: t('offers.withdrawYes'),
  },
} as const;

/** Declines or withdraws with a reason that the other side reads. */
function Refuse({ offer, version, onConflict, onDone, kind }: AnswerProps & { readonly kind: 'decline' | 'withdraw' }) {
  const [isOpen, setIsOpen] = useState(false);
  const decline = useKeyedRequest(ENDPOINTS.declineOffer);
  const withdraw = useKeyedRequest(ENDPOINTS.withdrawOffer);
  const close = () => setIsOpen(false);
  const { mutateAsync } = useOfferChange({
    id: offer.id,
    send: kind === 'decline' ? decline : withdraw,
    onDone: () => {
      close();
      onDone();
    },
    onConflict: (text) => {
      close();
      onConflict(text);
    },
  });
  const name = offer.side === 'client' ? offer.talent.name : offer.client.name;
  const texts = REFUSALS[kind];
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <AskReason
          name="reason"
          title={texts.title}
          text={kind === 'decline' ? t('offers.declineText', { name }) : t('offers.withdrawText', { name })}
          label={texts.label}
          yes={texts.yes}
          missing={t('hiring.sayWhy')}
          onSend={(reason) => mutateAsync({ id: offer.id, version: version.version, reason })}
          onClose={close}
        />
      )}
    </>
  );
}

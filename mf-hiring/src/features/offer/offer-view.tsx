import { useLiveQuery } from '@alltalent/shared/api';
import { type Offer, longDayInIndia, type UserDetails } from '@alltalent/shared/contracts';
import { Alert, ButtonLink, usePageTitle } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../domain/loaded/loaded';
import { offerQuery } from '../../domain/offers/offer.query';
import page from '../../domain/page/page.module.css';
import { PartyLine } from '../../domain/parties/party-line';
import { OfferBadge } from '../../domain/states/state-badge';
import { termChanges } from '../../domain/terms/term-rows';
import { TermsSheet } from '../../domain/terms/terms-sheet';
import { t } from '../../messages';
import { AcceptedPart } from './accepted-part';
import { AnswerPart } from './answer-part';
import { Changes } from './changes';
import { VersionHistory } from './version-history';

type OfferViewProps = { readonly id: number; readonly user: UserDetails };

/** One offer as one of its two sees it. Its query loads again when the window gets the focus; events of the server belong beside it. */
export function OfferView({ id, user }: OfferViewProps) {
  const query = useQuery(offerQuery(id));
  useLiveQuery(['offers'], offerQuery(id).queryKey, { id });
  const toOffers = (
    <ButtonLink variant="ink" to="/offers">
      {t('offers.toAll')}
    </ButtonLink>
  );
  return (
    <Loaded
      query={query}
      title={t('offers.one')}
      loading={t('offers.oneLoading')}
      failure={t('offers.oneFailed')}
      missing={{ title: t('offers.missing'), text: t('offers.missingText'), action: toOffers }}
    >
      {(offer) => <OfferSheet offer={offer} user={user} />}
    </Loaded>
  );
}

function OfferSheet({ offer, user }: { readonly offer: Offer; readonly user: UserDetails }) {
  const { side, state, client, talent, versions } = offer;
  const [conflict, setConflict] = useState('');
  const last = versions.at(-1);
  const former = versions.at(-2);
  const heading = last ? t('offers.lineTitle', { role: last.terms.role, title: last.terms.title }) : t('offers.one');
  usePageTitle(t('offers.pageTitle', { title: heading }));
  if (!last) return null;
  const changes = former ? termChanges(former.terms, last.terms) : [];
  return (
    <>
      <header className={page.intro}>
        <h1>{heading}</h1>
        <PartyLine party={side === 'client' ? talent : client} />
        <OfferBadge state={state} />
        <p role="status">{stateText(offer)}</p>
        {offer.reason !== '' && <p className={page.words}>{t('offers.reasonWas', { reason: offer.reason })}</p>}
      </header>
      {conflict !== '' && (
        <div className={page.notes}>
          <Alert kind="error">
            <p>{conflict}</p>
            <p>{t('offers.conflict')}</p>
          </Alert>
        </div>
      )}
      {state === 'accepted' && <AcceptedPart offer={offer} />}
      <PageSection id="terms" title={t('offers.terms')}>
        {last.text !== '' && <p className={page.words}>{t('offers.wrote', { name: nameOf(offer, last.by), text: last.text })}</p>}
        {former && <Changes changes={changes} version={last.version} name={nameOf(offer, last.by)} />}
        <TermsSheet terms={last.terms} changed={changes.map(({ id }) => id)} />
      </PageSection>
      <AnswerPart offer={offer} version={last} user={user} onConflict={setConflict} onDone={() => setConflict('')} />
      <VersionHistory offer={offer} />
    </>
  );
}

function nameOf({ side, client, talent }: Offer, by: Offer['side']): string {
  if (side === by) return t('offers.you');
  return by === 'client' ? client.name : talent.name;
}

function stateText({ state, side, turn, client, talent, answer_by: until, decided_at: at }: Offer): string {
  const name = side === 'client' ? talent.name : client.name;
  const day = longDayInIndia(state === 'open' ? until : (at ?? until));
  switch (state) {
    case 'open':
      return side === turn ? t('offers.waitsForYou', { day }) : t('offers.waitsForOther', { name, day });
    case 'accepted':
      return t('offers.acceptedOn', { day });
    case 'declined':
      return t('offers.declinedOn', { day });
    case 'withdrawn':
      return t('offers.withdrawnOn', { day });
    case 'expired':
      return t('offers.expiredOn', { day: longDayInIndia(until) });
  }
}

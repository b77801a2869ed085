import { useLiveQuery } from '@alltalent/shared/api';
import { OFFER_STATE_LABELS, OFFER_STATES, type OfferLine, type OfferState, ROLES } from '@alltalent/shared/contracts';
import { ButtonLink, ChipLink, EmptyState, Pagination, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { longDayInIndia } from '@alltalent/shared/contracts';
import { spanText } from '../../domain/days/days';
import { feeText } from '../../domain/fees/fee-text';
import { Loaded } from '../../domain/loaded/loaded';
import { ownOffersQuery } from '../../domain/offers/offer.query';
import lines from '../../domain/page/lines.module.css';
import page from '../../domain/page/page.module.css';
import { OfferBadge } from '../../domain/states/state-badge';
import { t } from '../../messages';
import styles from './offers.module.css';

/** Offers made and received, what moved last at the top. */
export function OffersView({ roles }: { readonly roles: readonly string[] }) {
  const [search] = useSearchParams();
  const state = OFFER_STATES.find((known) => known === search.get('state'));
  const number = Number(search.get('page') ?? 1);
  const options = ownOffersQuery({ state, page: Number.isInteger(number) && number > 0 ? number : 1 });
  const query = useQuery(options);
  useLiveQuery(['offers'], options.queryKey);
  return (
    <>
      <header className={page.intro}>
        <h1>{t('offers.title')}</h1>
        <p className="lede">{t('offers.lede')}</p>
      </header>
      <nav className={`${page.chips} ${styles.filter}`} aria-label={t('offers.filter')}>
        <ChipLink to="/offers" isCurrent={state === undefined}>
          {t('offers.all')}
        </ChipLink>
        {OFFER_STATES.map((one) => (
          <ChipLink key={one} to={pathOf(one, 1)} isCurrent={state === one}>
            {OFFER_STATE_LABELS[one]}
          </ChipLink>
        ))}
      </nav>
      <Loaded query={query} loading={t('offers.listLoading')} failure={t('offers.listFailed')}>
        {({ data, page: at, pages }) =>
          data.length === 0 ? (
            <NoOffers state={state} isClient={roles.includes(ROLES.client)} />
          ) : (
            <>
              <ul className={`${lines.list} ${styles.list}`} aria-label={t('offers.title')}>
                {data.map((offer) => (
                  <Line key={offer.id} offer={offer} />
                ))}
              </ul>
              <Pagination page={at} pageCount={pages} hrefOf={(to) => pathOf(state, to)} label={t('offers.pages')} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function pathOf(state: OfferState | undefined, to: number): string {
  const search = new URLSearchParams({ ...(state ? { state } : {}), ...(to > 1 ? { page: String(to) } : {}) }).toString();
  return search === '' ? '/offers' : `/offers?${search}`;
}

function Line({ offer }: { readonly offer: OfferLine }) {
  const { id, state, side, turn, other, title, role, answer_by: last } = offer;
  const isOwnTurn = state === 'open' && side === turn;
  return (
    <li className={lines.line}>
      <div className={lines.what}>
        <h2 className={`${lines.name} ${styles.name}`}>
          <TextLink to={`/offers/${id}`}>{t('offers.lineTitle', { role, title })}</TextLink>
        </h2>
        <p>{side === 'client' ? t('offers.to', { name: other.name }) : t('offers.from', { name: other.name })}</p>
        <p className="num muted">
          {spanText(offer)} · {feeText(offer)}
        </p>
      </div>
      <div className={styles.state}>
        <OfferBadge state={state} label={isOwnTurn ? t('offers.yourTurn') : undefined} />
        {state === 'open' && <span className="num muted">{t('offers.until', { day: longDayInIndia(last) })}</span>}
      </div>
    </li>
  );
}

function NoOffers({ state, isClient }: { readonly state: OfferState | undefined; readonly isClient: boolean }) {
  if (state !== undefined) {
    return (
      <EmptyState title={t('offers.noneInState')} action={<TextLink to="/offers">{t('offers.seeAll')}</TextLink>}>
        {t('offers.noneInStateText')}
      </EmptyState>
    );
  }
  return isClient ? (
    <EmptyState
      title={t('offers.noneClient')}
      action={
        <ButtonLink variant="ink" to="/client/dashboard?tab=applicants">
          {t('offers.toApplicants')}
        </ButtonLink>
      }
    >
      {t('offers.noneClientText')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('offers.noneTalent')}
      action={
        <ButtonLink variant="ink" to="/jobs">
          {t('offers.toJobs')}
        </ButtonLink>
      }
    >
      {t('offers.noneTalentText')}
    </EmptyState>
  );
}

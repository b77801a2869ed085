import { formatMinor, longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';
import { NextTermLink } from './next-term-link';
import styles from './own.module.css';
import { RenewalSwitch } from './renewal-switch';

/** Section about the renewal, with its switch where there is one. */
export function RenewalPart({ membership }: { readonly membership: OwnMembership }) {
  const { source, store_url: storeUrl } = membership;
  return (
    <PageSection id="renewal" title={t('own.renewal')}>
      {storeUrl !== '' ? (
        <>
          <p>{source === 'play-store' ? t('own.playStore') : t('own.appStore')}</p>
          <p>
            <TextLink className={styles.target} to={storeUrl} target="_blank" rel="noopener noreferrer">
              {source === 'play-store' ? t('own.openPlayStore') : t('own.openAppStore')}
            </TextLink>
          </p>
        </>
      ) : (
        <SiteRenewal membership={membership} />
      )}
    </PageSection>
  );
}

function SiteRenewal({ membership }: { readonly membership: OwnMembership }) {
  const { source, renewal, active_until: until } = membership;
  const day = longDayInIndia(until ?? '');
  if (source === 'grant') {
    return (
      <>
        <p>{t('own.granted', { day })}</p>
        <NextTerm membership={membership} />
      </>
    );
  }
  const isChargedAlone = !renewal.is_on || renewal.next_charge_at !== null;
  return (
    <>
      <p role="status">{renewal.is_on ? onText(membership) : t('own.renewalOff', { day })}</p>
      {!renewal.is_on && !renewal.is_available ? (
        <>
          <p className="muted">{t('own.renewalUnavailable')}</p>
          <NextTerm membership={membership} />
        </>
      ) : (
        <RenewalSwitch membership={membership} />
      )}
      {!isChargedAlone && <NextTerm membership={membership} />}
    </>
  );
}

/** Link to the next term; in grace, the note at the top of the page has it. */
function NextTerm({ membership: { state, plan } }: { readonly membership: OwnMembership }) {
  if (state === 'grace') return null;
  return (
    <p>
      <NextTermLink plan={plan.id} variant="ink" />
    </p>
  );
}

function onText({ renewal, active_until: until, state }: OwnMembership): string {
  const { next_charge_at: at, next_charge_minor: minor, currency } = renewal;
  if (at === null || minor === null) return t('own.renewalOn', { day: longDayInIndia(until ?? '') });
  const when = { day: longDayInIndia(at), sum: formatMinor(minor, currency) };
  return state === 'grace' ? t('own.renewalRetry', when) : t('own.renewalNext', when);
}

import type { OwnMembership } from '@alltalent/shared/contracts';
import { PageSectionsLoading } from '@alltalent/shared/ui/page-section';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { ownMembershipQuery } from '../../domain/membership/membership.query';
import { t } from '../../messages';
import { InvoicesPart } from './invoices-part';
import { MembershipNotes } from './membership-notes';
import styles from './own.module.css';
import { PlanPart } from './plan-part';
import { RenewalPart } from './renewal-part';
import { ShootPart } from './shoot-part';
import { SupportPart } from './support-part';
import { UsagePart } from './usage-part';

export function OwnMembershipView() {
  const membership = useQuery(ownMembershipQuery);
  return (
    <>
      <header className={styles.intro}>
        <h1>{t('own.title')}</h1>
        <p className="lede">{t('own.purpose')}</p>
      </header>
      <QueryView
        query={membership}
        failure={t('own.failed')}
        loading={(isShown) => <PageSectionsLoading label={t('own.loading')} isShown={isShown} />}
      >
        {(data) => <Parts membership={data} />}
      </QueryView>
    </>
  );
}

function Parts({ membership }: { readonly membership: OwnMembership }) {
  const { state, source, shoot, invoices } = membership;
  const isMember = state === 'active' || state === 'grace';
  return (
    <>
      <MembershipNotes membership={membership} />
      <PlanPart membership={membership} />
      {isMember && <RenewalPart membership={membership} />}
      <UsagePart usage={membership.usage} />
      {(shoot.is_included || shoot.booking) && <ShootPart shoot={shoot} />}
      {((isMember && source === 'site') || invoices.length > 0) && <InvoicesPart invoices={invoices} />}
      <SupportPart manager={membership.manager} />
    </>
  );
}

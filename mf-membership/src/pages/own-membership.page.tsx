import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { OwnMembershipView } from '../features/own-membership/own-membership-view';
import { t } from '../messages';

const POINTS = [t('own.pointPlan'), t('own.pointRenewal'), t('own.pointInvoices')];

export function Component() {
  return (
    <SignedInPage title={t('own.title')} purpose={t('own.purpose')} points={POINTS} isForHolder>
      {() => <OwnMembershipView />}
    </SignedInPage>
  );
}

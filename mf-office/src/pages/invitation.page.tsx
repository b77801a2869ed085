import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { AcceptInvitation } from '../features/invitation/accept-invitation';
import { t } from '../messages';

export function Component() {
  const points = [t('invitation.point.address'), t('invitation.point.step')];
  return (
    <SignedInPage title={t('invitation.title')} purpose={t('invitation.purpose')} points={points}>
      {({ email }) => <AcceptInvitation email={email} />}
    </SignedInPage>
  );
}

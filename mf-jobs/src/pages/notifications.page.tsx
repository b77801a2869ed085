import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { NotificationCentre } from '../features/notifications/notification-centre';

const POINTS = ['Answers to what you applied for.', 'Invitations and replies.', 'Changes to your account.'];

export function Component() {
  return (
    <SignedInPage title="Notifications" purpose="What happened since you were last here." points={POINTS}>
      {() => <NotificationCentre />}
    </SignedInPage>
  );
}

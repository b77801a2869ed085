import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { AccountSections } from '../features/account/account-sections';

const POINTS = [
  'Your e-mail and phone, and how you log in.',
  'Where you are logged in, and a way to end it.',
  'Your data: to take along, or to delete.',
];

export function Component() {
  return (
    <SignedInPage title="Your account" purpose="How you log in, and what we keep of you." points={POINTS} isForHolder>
      {(user, roles) => <AccountSections user={user} roles={roles} />}
    </SignedInPage>
  );
}

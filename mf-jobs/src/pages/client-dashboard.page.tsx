import { ROLES } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { Dashboard } from '../features/dashboard/dashboard';

const POINTS = [
  'Everybody who applied, with photo, note and how well they match.',
  'Shortlist, ask for a self-tape, compare and book, with a note for you alone.',
  'Your calls: edit, extend, copy or close them.',
];

export function Component() {
  return (
    <SignedInPage
      title="My dashboard"
      purpose="For people who hire: your calls, and who answered them."
      points={POINTS}
      role={ROLES.client}
    >
      {({ first_name }) => <Dashboard firstName={first_name} />}
    </SignedInPage>
  );
}

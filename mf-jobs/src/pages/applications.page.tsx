import { ROLES, SAFETY_NOTE } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import css from '../features/applications/applications.module.css';
import { OwnApplications } from '../features/applications/own-applications';

const POINTS = [
  'Where every application stands, from sent to booked.',
  'Invitations from clients who saw your profile.',
  'Requests for a self-tape, with their last day.',
];

export function Component() {
  return (
    <SignedInPage title="My applications" purpose="What you applied for, and where it stands." points={POINTS} role={ROLES.talent}>
      {() => (
        <>
          <header className={css.intro}>
            <h1>My applications</h1>
            <p className="muted">{SAFETY_NOTE}</p>
          </header>
          <OwnApplications />
        </>
      )}
    </SignedInPage>
  );
}

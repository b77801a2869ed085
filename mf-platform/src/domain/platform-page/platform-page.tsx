import { ROLES } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import css from './platform-page.module.css';

const PURPOSE = 'Releases, experiments and the log of the site’s remotes. It is for staff.';
const POINTS = ['Which release visitors get, and how it fares.', 'Which variant wins, and how sure that is.', 'Who changed what, and why.'];

/** The frame of every page here: for staff, with the way to the other two. */
export function PlatformPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <SignedInPage title={title} purpose={PURPOSE} points={POINTS} role={ROLES.staff}>
      {() => (
        <>
          <nav className={css.places} aria-label="Platform">
            <NavLink to="/platform" end>
              Releases
            </NavLink>
            <NavLink to="/platform/experiments">Experiments</NavLink>
            <NavLink to="/platform/audit">Audit log</NavLink>
          </nav>
          <h1 className={css.title}>{title}</h1>
          {children}
        </>
      )}
    </SignedInPage>
  );
}

import { useSession } from '@alltalent/shared/api';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../contracts/core/messages';
import { ROLES } from '../../contracts/core/roles';
import type { UserDetails } from '../../contracts/auth/users';
import { ButtonLink } from '../link/button-link';
import { Skeleton } from '../skeleton/skeleton';
import { useDelayed } from '../skeleton/use-delayed';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import { HolderOnly } from './holder-only';
import { LoginInvitation } from './login-invitation';
import styles from './signed-in-page.module.css';

export type SignedInPageProps = {
  readonly title: string;
  /** Purpose of the page, shown to visitors who are not logged in. */
  readonly purpose: string;
  readonly points: readonly string[];
  /** The page is for people with this role; without one, for everybody but restricted users. */
  readonly role?: string;
  /** The page is about an account itself: only its holder sees it, not people who use it. */
  readonly isForHolder?: boolean;
  /** False: an account that a visitor makes here would have no part in the page. */
  readonly isForNewAccounts?: boolean;
  readonly children: (user: UserDetails, roles: readonly string[]) => ReactNode;
};

/** A page for people who are logged in. Everybody else learns what it is for and how to get there. */
export function SignedInPage(props: SignedInPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageForSession {...props} />
    </div>
  );
}

function PageForSession({ title, purpose, points, role, isForHolder = false, isForNewAccounts = true, children }: SignedInPageProps) {
  const session = useSession();
  if (session.status === 'anonymous')
    return <LoginInvitation title={title} purpose={purpose} points={points} isForNewAccounts={isForNewAccounts} />;
  if (session.status === 'ready') {
    if (isForHolder && session.user.acting) return <HolderOnly title={title} user={session.user} />;
    return isAllowed(session.roles, role) ? (
      children(session.user, session.roles)
    ) : (
      <Forbidden title={title} roles={session.roles} role={role} />
    );
  }
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {session.status === 'failed' ? (
        <ErrorState title="Your account did not load" detail="You are still logged in. Please try again." onRetry={session.retry} />
      ) : (
        <SessionLoading />
      )}
    </>
  );
}

function isAllowed(roles: readonly string[], role: string | undefined): boolean {
  if (roles.includes(ROLES.restricted)) return false;
  return role === undefined || roles.includes(role);
}

type ForbiddenProps = Pick<SignedInPageProps, 'title'> & { readonly roles: readonly string[]; readonly role: string | undefined };

function Forbidden({ title, roles, role }: ForbiddenProps) {
  const [text, to, label] = wayOut(roles, role);
  const action = (
    <ButtonLink variant="ink" to={to}>
      {label}
    </ButtonLink>
  );
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={MESSAGES.forbidden} action={action}>
        {text}
      </EmptyState>
    </>
  );
}

const OTHER_ROLE = [
  'This page is for accounts with another role. You can change yours on your account page until something depends on it.',
  '/account#role',
  'Your account',
] as const;
const TALENT_SIDE = [
  'This page is for talent. Your account can work as talent too: you can add that side on your account page.',
  '/account#sides',
  'Your account',
] as const;
const CLIENT_SIDE = [
  'This page is for people who hire. Your account can hire too: you can add that side on your account page.',
  '/account#sides',
  'Your account',
] as const;
const NO_PART = [
  'Your account has no part in this page. If you think that is a mistake, write to us.',
  '/contactus',
  'Write to support',
] as const;

/** Text and link for an account that may not see the page. */
function wayOut(roles: readonly string[], role: string | undefined) {
  if (!isOwnChoice(roles)) return NO_PART;
  if (role === ROLES.talent && roles[0] === ROLES.client) return TALENT_SIDE;
  return role === ROLES.client && roles[0] === ROLES.talent ? CLIENT_SIDE : OTHER_ROLE;
}

/** Its owner chose the role, and may choose another. */
function isOwnChoice([role, ...others]: readonly string[]): boolean {
  return others.length === 0 && (role === ROLES.talent || role === ROLES.client || role === ROLES.guardian);
}

function SessionLoading() {
  const isVisible = useDelayed(true);
  return (
    <div className={styles.loading} role="status" aria-label="Loading your account">
      {isVisible && <Skeleton shape="block" height="16rem" />}
    </div>
  );
}

import { type Account, longDayInIndia, ROLES, type UserDetails } from '@alltalent/shared/contracts';
import { ErrorState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { accountQuery } from './account.query';
import { AccountLoading } from './account-loading';
import { AccountNav } from './account-nav';
import styles from './account.module.css';
import { ChildrenSection } from './children-section';
import { ContactSection } from './contact-section';
import { DataSection } from './data-section';
import { FreshCode } from './fresh-code';
import { MembershipSection } from './membership-section';
import { PasswordSection } from './password-section';
import { RoleSection } from './role-section';
import { SidesSection } from './sides-section';
import { SessionsSection } from './sessions-section';
import { TeamSection } from './team-section';
import { TermsSection } from './terms-section';
import { WaysSection } from './ways-section';

type AccountSectionsProps = { readonly user: UserDetails; readonly roles: readonly string[] };

export function AccountSections({ user, roles }: AccountSectionsProps) {
  const { data: account, error, refetch } = useQuery(accountQuery);
  return (
    <>
      <header className={styles.intro}>
        <h1 className={styles.title}>Your account</h1>
        <p className="lede">{account ? introOf(user, account) : 'How you log in, and what we keep of you.'}</p>
      </header>
      {account && <Sections account={account} user={user} roles={roles} />}
      {!account && !error && <AccountLoading />}
      {!account && error && <ErrorState title="Your account did not load" error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Sections({ account, user, roles }: AccountSectionsProps & { readonly account: Account }) {
  useHashScroll();
  const isGuardian = roles.includes(ROLES.guardian);
  const isTalent = roles.includes(ROLES.talent);
  const hasTeam = roles.includes(ROLES.client) || (user.other_accounts ?? 0) > 0;
  return (
    <FreshCode>
      <div className={styles.layout}>
        <AccountNav
          isGuardian={isGuardian}
          isTalent={isTalent}
          hasRole={Boolean(account.own_role)}
          hasSides={Boolean(account.own_sides)}
          hasTeam={hasTeam}
        />
        <div>
          {isGuardian && <ChildrenSection />}
          <ContactSection account={account} />
          <PasswordSection account={account} />
          <WaysSection account={account} />
          <RoleSection account={account} />
          <SidesSection account={account} />
          {hasTeam && <TeamSection />}
          {isTalent && <MembershipSection />}
          <SessionsSection />
          <TermsSection account={account} />
          <DataSection account={account} />
        </div>
      </div>
    </FreshCode>
  );
}

/** The sections come after the router looked for the anchor. */
function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function introOf({ first_name, last_name }: UserDetails, { created_at }: Account): string {
  return `${`${first_name} ${last_name}`.trim()}, here since ${longDayInIndia(created_at)}.`;
}

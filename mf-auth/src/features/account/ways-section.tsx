import type { Account, SignInWaysResponse } from '@alltalent/shared/contracts';
import { Badge, ButtonLink, ErrorState } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { signInWaysQuery } from '../../domain/sign-in/sign-in-ways.query';
import { AccountRow } from './account-row';
import styles from './account.module.css';

const PROVIDERS = [
  { id: 'google', name: 'Google', link: '/google/redirect?to=/account' },
  { id: 'facebook', name: 'Facebook', link: '/facebook/auth?to=/account' },
] as const;

type Provider = (typeof PROVIDERS)[number];
type Ways = SignInWaysResponse['data'];

export function WaysSection({ account }: { readonly account: Account }) {
  const { data, error, refetch } = useQuery(signInWaysQuery);
  const isShown = ({ id }: Provider) => account.providers.includes(id) || data?.data[id] === true;
  return (
    <PageSection id="ways" title="Ways in" lede="How you log in to this account.">
      <ul className={styles.rows}>
        <AccountRow term="Code" value={codeGoesTo(account)} badge={<Badge kind="verified">On</Badge>} />
        {account.has_password && (
          <AccountRow term="Password" value="With your e-mail or phone." badge={<Badge kind="verified">On</Badge>} />
        )}
        {PROVIDERS.filter(isShown).map((provider) => (
          <ProviderRow key={provider.id} provider={provider} isLinked={account.providers.includes(provider.id)} ways={data?.data} />
        ))}
      </ul>
      {error && !data && (
        <ErrorState
          isCompact
          title="More ways in did not load"
          error={error}
          onRetry={() => void refetch()}
          className={styles.failed ?? ''}
        />
      )}
    </PageSection>
  );
}

type ProviderRowProps = { readonly provider: Provider; readonly isLinked: boolean; readonly ways: Ways | undefined };

function ProviderRow({ provider: { id, name, link }, isLinked, ways }: ProviderRowProps) {
  if (isLinked) {
    const isOff = ways?.[id] === false;
    return (
      <AccountRow
        term={name}
        value={isOff ? 'Linked, but not in use on this site at the moment.' : 'Linked to this account.'}
        badge={<Badge kind={isOff ? 'soft' : 'verified'}>{isOff ? 'Off' : 'On'}</Badge>}
      />
    );
  }
  return (
    <AccountRow
      term={name}
      value="Not linked."
      action={
        <ButtonLink to={link} reloadDocument variant="line" size="small">
          Link {name}
        </ButtonLink>
      }
    />
  );
}

function codeGoesTo({ email, contact_no, is_email_confirmed, is_contact_no_confirmed }: Account): string {
  const media = [is_email_confirmed && email !== '' && 'e-mail', is_contact_no_confirmed && contact_no !== '' && 'phone'].filter(Boolean);
  return media.length === 0 ? 'Six digits, each time you log in.' : `Six digits to your ${media.join(' or ')}, each time you log in.`;
}

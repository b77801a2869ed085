import { messageOf, request } from '@alltalent/shared/api';
import { type Account, ENDPOINTS, formatDay, longDayInIndia, type TermsVersion } from '@alltalent/shared/contracts';
import { Button, Alert, TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import { accountQuery } from './account.query';
import { AccountRow } from './account-row';
import styles from './account.module.css';

type Accepted = Account['accepted_terms'][number];

const HOW: Readonly<Record<Accepted['how'], string>> = {
  sign_up: 'when you signed up',
  login: 'when you logged in',
  account: 'on this page',
  continued_use: 'by going on using the site',
};

export function TermsSection({ account: { accepted_terms, upcoming_terms } }: { readonly account: Account }) {
  const isAccepted = accepted_terms.some(({ version }) => version === upcoming_terms?.version);
  return (
    <PageSection
      id="terms"
      title="Terms"
      lede={
        <>
          What you agreed to. Read it in the <TextLink to="/terms-of-use">Terms &amp; Conditions</TextLink>.
        </>
      }
    >
      {upcoming_terms && !isAccepted && <UpcomingTerms terms={upcoming_terms} />}
      {accepted_terms.length === 0 ? (
        <p className="muted">No version is recorded yet. The next login or sign-up records one.</p>
      ) : (
        <ul className={styles.rows}>
          {accepted_terms.map(({ version, accepted_at, how }) => (
            <AccountRow
              key={version + accepted_at}
              term={t('terms.text', { day: formatDay(version) })}
              value={`Accepted on ${longDayInIndia(accepted_at)}, ${HOW[how]}`}
            />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function UpcomingTerms({ terms: { version, effective_on, summary } }: { readonly terms: TermsVersion }) {
  const queryClient = useQueryClient();
  const day = formatDay(effective_on);
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => request(ENDPOINTS.acceptTerms, { version }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return (
    <div className={styles.sheet}>
      <h3>{t('terms.upcoming', { day })}</h3>
      {summary !== '' && <p>{summary}</p>}
      <p className="muted">{t('terms.use')}</p>
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
      <Button variant="ink" isPending={isPending} onClick={() => mutate()}>
        {t('terms.accept', { day })}
      </Button>
    </div>
  );
}

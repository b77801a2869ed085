import { OWN_DATA, request } from '@alltalent/shared/api';
import { type DelegatedAccountsResponse, ENDPOINTS, type Standing } from '@alltalent/shared/contracts';
import { ErrorState, Icon, Skeleton, Spinner } from '@alltalent/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '../../messages';
import styles from './account-list.module.css';
import { useAccountSwitch } from './use-account-switch';

const delegatedAccountsQuery = queryOptions({
  queryKey: [OWN_DATA, 'delegated-accounts'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.delegatedAccounts, {}, { signal })).data,
});

type Choice = { readonly account_id: string; readonly name: string; readonly standing: Standing };

/** Accounts that the signed-in person can use, with the one in use marked. */
export function AccountList() {
  const { data, isError, refetch } = useQuery(delegatedAccountsQuery);
  const titleId = useId();
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('accounts.title')}
      </h2>
      {isError && !data && <ErrorState isCompact title={t('accounts.failed')} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton shape="block" height="5.5rem" />}
      {data && <Choices choices={choicesOf(data)} currentId={data.current_id} />}
    </section>
  );
}

function choicesOf({ own, accounts }: DelegatedAccountsResponse['data']): readonly Choice[] {
  return [{ ...own, standing: 'holder' }, ...accounts];
}

function Choices({ choices, currentId }: { readonly choices: readonly Choice[]; readonly currentId: string }) {
  const { switchingTo, switchTo } = useAccountSwitch();
  return (
    <ul className={styles.list}>
      {choices.map((choice) => {
        const isCurrent = choice.account_id === currentId;
        return (
          <li key={choice.account_id}>
            <button
              type="button"
              className={styles.account}
              aria-current={isCurrent || undefined}
              aria-busy={switchingTo === choice.account_id || undefined}
              onClick={() => !isCurrent && switchingTo === null && switchTo(choice)}
            >
              <span className={styles.name}>{choice.name}</span>
              <span className={styles.standing}>{t('accounts.standing', { standing: choice.standing })}</span>
              <span className={styles.mark}>
                {switchingTo === choice.account_id && <Spinner />}
                {isCurrent && <Icon name="check" />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

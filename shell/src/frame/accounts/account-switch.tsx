import type { Session } from '@alltalent/shared/api';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../messages';

const AccountList = lazySection({
  name: 'account-list',
  load: async () => (await import(/* webpackChunkName: "account-list" */ './account-list')).AccountList,
  loading: t('accounts.loading'),
  failure: t('accounts.failed'),
  height: '7rem',
});

/** Choice of the account in use, for people who can use more than their own. */
export function AccountSwitch({ viewer }: { readonly viewer: Session }) {
  if (viewer.status !== 'ready') return null;
  const { acting, other_accounts: others = 0 } = viewer.user;
  return acting || others > 0 ? <AccountList /> : null;
}

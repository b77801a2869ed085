import type { TicketDetail } from '@alltalent/shared/contracts';
import { AccountPart } from '../../domain/review/account-part';
import { Part } from '../../domain/review/part';
import { t as common } from '../../messages';
import { t } from '../../messages/letters';

/** The account behind a letter, and how sure that is. */
export function LetterAccount({ letter: { account, is_account_certain: isCertain } }: { readonly letter: TicketDetail }) {
  if (account === null) {
    return (
      <Part title={common('account.title')}>
        <p className="muted">{t('letters.noAccount')}</p>
      </Part>
    );
  }
  if (isCertain) return <AccountPart title={t('letters.accountOfLogin')} account={account} />;
  return (
    <div>
      <AccountPart title={t('letters.accountOfAddress')} account={account} />
      <p className="muted">{t('letters.accountUnsure')}</p>
    </div>
  );
}

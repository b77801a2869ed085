import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { PLANS_PATH } from '../../domain/return-path/return-path';
import { t } from '../../messages';

export function NotOnSale() {
  const action = (
    <ButtonLink variant="ink" to={PLANS_PATH}>
      {t('checkout.toPlans')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('checkout.notOnSale')} action={action}>
      {t('checkout.notOnSaleText')}
    </EmptyState>
  );
}

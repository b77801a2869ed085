import { PAID_PLAN_IDS, type PlanId } from '@alltalent/shared/contracts';
import { ButtonLink, type ButtonLinkProps } from '@alltalent/shared/ui';
import { checkoutPath, OWN_PATH } from '../../domain/return-path/return-path';
import { t } from '../../messages';

type NextTermLinkProps = Pick<ButtonLinkProps, 'variant' | 'size'> & { readonly plan: PlanId };

/** Leads to the checkout of the next term of a plan. */
export function NextTermLink({ plan, ...look }: NextTermLinkProps) {
  const paid = PAID_PLAN_IDS.find((id) => id === plan);
  if (paid === undefined) return null;
  return (
    <ButtonLink {...look} to={checkoutPath(paid, OWN_PATH)}>
      {t('own.buyNext')}
    </ButtonLink>
  );
}

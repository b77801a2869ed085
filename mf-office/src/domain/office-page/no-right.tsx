import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { t } from '../../messages';

/** What a page shows to people of the office whose roles do not include it. */
export function NoRight() {
  const action = (
    <ButtonLink variant="ink" to="/office">
      {t('office.toToday')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('office.noRightTitle')} action={action}>
      {t('office.noRight')}
    </EmptyState>
  );
}

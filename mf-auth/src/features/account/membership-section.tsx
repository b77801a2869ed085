import { TextLink } from '@alltalent/shared/ui';
import { t } from '../../messages';
import { AccountSection } from './account-section';

export function MembershipSection() {
  return (
    <AccountSection id="membership" title={t('membership.title')} lede={t('membership.lede')}>
      <div>
        <TextLink to="/account/membership" hasArrow>
          {t('membership.link')}
        </TextLink>
      </div>
    </AccountSection>
  );
}

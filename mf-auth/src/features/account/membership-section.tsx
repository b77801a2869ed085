import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';

export function MembershipSection() {
  return (
    <PageSection id="membership" title={t('membership.title')} lede={t('membership.lede')}>
      <div>
        <TextLink to="/account/membership" hasArrow>
          {t('membership.link')}
        </TextLink>
      </div>
    </PageSection>
  );
}

import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';

export function TeamSection() {
  return (
    <PageSection id="team" title={t('team.title')} lede={t('team.sectionLede')}>
      <div>
        <TextLink to="/account/team" hasArrow>
          {t('team.sectionLink')}
        </TextLink>
      </div>
    </PageSection>
  );
}

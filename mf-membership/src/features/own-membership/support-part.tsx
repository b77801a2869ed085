import type { OwnMembership } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';
import styles from './own.module.css';

/** Section that says whom to ask: the talent manager, and support. */
export function SupportPart({ manager }: { readonly manager: OwnMembership['manager'] }) {
  return (
    <PageSection id="support" title={manager ? t('own.people') : t('own.support')}>
      {manager && (
        <p>
          {t('own.manager', { name: manager.name })}{' '}
          <TextLink className={styles.address} to={`mailto:${manager.email}`}>
            {manager.email}
          </TextLink>
        </p>
      )}
      <p>
        {t('own.supportText')} <TextLink to="/contactus">{t('own.write')}</TextLink>
      </p>
    </PageSection>
  );
}

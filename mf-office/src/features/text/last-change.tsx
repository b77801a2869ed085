import { shortMomentInIndia, type SiteText } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { t } from '../../messages/text';

type LastChangeProps = {
  readonly newest: SiteText['newest'];
  readonly onShowVersions: () => void;
  readonly className?: string | undefined;
};

/** Says who changed a text last, and leads to its versions; nothing for one that was never saved. */
export function LastChange({ newest, onShowVersions, className }: LastChangeProps) {
  if (newest.version === 0) return null;
  return (
    <TextButton className={className} onClick={onShowVersions}>
      {t('text.changed', { name: newest.saved_by, at: shortMomentInIndia(newest.saved_at) })}
    </TextButton>
  );
}

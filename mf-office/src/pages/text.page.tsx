import { TEXT_KINDS } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { useParams } from 'react-router';
import { OfficePage } from '../domain/office-page/office-page';
import { TextView } from '../features/text/text-view';
import { t } from '../messages/content';

export function Component() {
  const { kind: given, name = '' } = useParams();
  const kind = TEXT_KINDS.find((known) => known === given) ?? 'words';
  return (
    <OfficePage title={t('text.pageTitle')} right="content" end={<TextLink to="/office/content">{t('text.toAll')}</TextLink>}>
      <TextView key={`${kind}/${name}`} textKey={{ kind, name }} />
    </OfficePage>
  );
}

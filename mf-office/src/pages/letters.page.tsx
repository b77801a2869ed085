import { useSearchParams } from 'react-router';
import { QueuePage } from '../domain/queue/queue-page';
import { LetterFilters } from '../features/letters/letter-filters';
import { LetterView } from '../features/letters/letter-view';
import { filterIn, lettersBy } from '../features/letters/letters.source';
import { t as common } from '../messages';
import { t } from '../messages/letters';

const KEYS = [
  { key: 'a', label: t('letters.keyAnswer') },
  { key: 'c', label: t('letters.keyClose') },
  { key: 'm', label: t('letters.keyMine') },
];

export function Component() {
  const [params] = useSearchParams();
  return (
    <QueuePage
      title={common('places.letters')}
      right="letters"
      source={lettersBy(filterIn(params))}
      decisions={[]}
      itemKeys={KEYS}
      titleOf={({ name }) => name}
      render={(letter, controls) => <LetterView letter={letter} {...controls} />}
      filters={<LetterFilters />}
    />
  );
}

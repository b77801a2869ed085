import { lazyPart } from '../domain/bulk/lazy-part';
import { SELECTION_KEYS } from '../domain/bulk/selection-keys';
import { useSearchParams } from 'react-router';
import { QueuePage } from '../domain/queue/queue-page';
import type { LetterBulkBarProps } from '../features/letters/letter-bulk-bar';
import { LetterFilters } from '../features/letters/letter-filters';
import { LetterView } from '../features/letters/letter-view';
import { filterIn, lettersBy } from '../features/letters/letters.source';
import { t as common } from '../messages';
import { t } from '../messages/letters';

const KEYS = [
  { key: 'a', label: t('letters.keyAnswer') },
  { key: 'c', label: t('letters.keyClose') },
  { key: 'm', label: t('letters.keyMine') },
  ...SELECTION_KEYS,
];

const LetterBulkBar = lazyPart<LetterBulkBarProps>(() =>
  import(/* webpackChunkName: "office.letters-bulk" */ '../features/letters/letter-bulk-bar').then((part) => part.LetterBulkBar),
);

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
      bulk={(selected) => <LetterBulkBar {...selected} />}
    />
  );
}

import { useParamChanges } from '../../domain/address/use-param-changes';
import { CONTACT_TOPICS } from '@alltalent/shared/contracts';
import { SelectField } from '@alltalent/shared/ui';
import { t } from '../../messages/letters';
import { searchIn } from '../../domain/queue/use-queue-search';
import styles from './letters.module.css';
import { filterIn } from './letters.source';

const DESKS = [
  ...CONTACT_TOPICS.map(({ topic, name }) => ({ value: topic, label: name })),
  { value: 'career', label: t('letters.applications') },
];
const ASSIGNED = [
  { value: 'mine', label: t('letters.assignedMine') },
  { value: 'nobody', label: t('letters.assignedNobody') },
];
const LISTS = [{ value: 'closed', label: t('letters.closedList') }];

/** Narrows the list of letters; the choices are in the address. */
export function LetterFilters() {
  const [params, change] = useParamChanges();
  const { topic = '', assigned, list } = filterIn(params);
  const isSearch = searchIn(params) !== '';
  const choose = (name: string) => (value: string) => change({ item: '', [name]: value });
  return (
    <div className={styles.filters}>
      <SelectField
        className={styles.desk ?? ''}
        name="desk"
        label={t('letters.desk')}
        value={topic}
        placeholder={t('letters.allDesks')}
        options={DESKS}
        onChange={choose('desk')}
      />
      {/* A search finds letters of every state. */}
      {!isSearch && (
        <SelectField
          name="list"
          label={t('letters.list')}
          value={list === 'closed' ? list : ''}
          placeholder={t('letters.waiting')}
          options={LISTS}
          onChange={choose('list')}
        />
      )}
      {(isSearch || list === 'waiting') && (
        <SelectField
          name="assigned"
          label={t('letters.assigned')}
          value={assigned === 'all' ? '' : assigned}
          placeholder={t('letters.assignedAll')}
          options={ASSIGNED}
          onChange={choose('assigned')}
        />
      )}
    </div>
  );
}

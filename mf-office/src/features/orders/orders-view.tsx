import { useParamChanges } from '../../domain/address/use-param-changes';
import { MEMBERSHIP_LIMITS, ORDER_STATES } from '@alltalent/shared/contracts';
import { SelectField, TextField } from '@alltalent/shared/ui';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { SearchField } from '../../domain/search-field/search-field';
import { type SyntheticEvent, useState } from 'react';
import { useRowKeys } from '../../domain/money/use-row-keys';
import { ORDER_STATE_NAMES } from '../../domain/money/words';
import { t } from '../../messages/money';
import { OrderResults } from './order-results';
import { stateOf } from './orders.query';
import styles from './orders.module.css';

const STATES = ORDER_STATES.map((value) => ({ value, label: t(ORDER_STATE_NAMES[value]) }));

/** Finds orders as one types; search, state and day are in the address. */
export function OrdersView() {
  const [params, change] = useParamChanges();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const search = useDebouncedValue(typed.trim());
  const holder = useRowKeys<HTMLDivElement>();
  const state = stateOf(params.get('state'));
  const since = params.get('since') ?? '';
  const put = (name: string, value: string) => change({ [name]: value }, { replace: true });
  const handleSearch = (text: string) => {
    setTyped(text);
    put('search', text.trim());
  };
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <div className={styles.orders} ref={holder}>
      <form role="search" onSubmit={stay} className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t('orders.search')}
          hint={t('orders.searchHint')}
          maxLength={MEMBERSHIP_LIMITS.orderSearch}
          value={typed}
          onChange={handleSearch}
        />
        <SelectField
          name="state"
          label={t('orders.state')}
          options={STATES}
          placeholder={t('orders.everyState')}
          value={state ?? ''}
          onChange={(value) => put('state', value)}
        />
        <TextField name="since" type="date" label={t('orders.since')} value={since} onChange={(value) => put('since', value)} />
      </form>
      <OrderResults choice={{ search, state, since }} />
    </div>
  );
}

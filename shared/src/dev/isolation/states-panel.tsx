import { Disclosure } from '../../ui';
import { addressOfState, type NamedState } from '../mocks/named-states';
import styles from './isolation-frame.module.css';
import { useMockState } from './use-mock-state';

/** Links to the named states of the remote. */
export function StatesPanel({ states }: { readonly states: readonly NamedState[] }) {
  const { named } = useMockState();
  if (states.length === 0) return null;
  return (
    <Disclosure summary={named === '' ? `States (${states.length})` : `State: ${named}`} className={styles.panel}>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state.name}>
            <a href={addressOfState(state)} aria-current={state.name === named ? 'page' : undefined}>
              {state.name}
            </a>{' '}
            {state.sentence}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

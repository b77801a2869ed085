import { type ChangeEvent, useState } from 'react';
import { type EndpointName, ENDPOINTS } from '../../contracts/endpoints';
import { Disclosure } from '../../ui';
import { kindsOf } from '../mocks/calls/call-kinds';
import { chosenKinds, isEndpointName, parseChosenCalls, withKind } from '../mocks/calls/chosen-calls';
import type { NamedState } from '../mocks/named-states';
import { Choice } from './choice';
import styles from './isolation-frame.module.css';
import { useMadeCalls } from './made-calls';
import { changeMockState, useMockState } from './use-mock-state';

const AS_USUAL = { '': 'as usual' };
const CALL_NAMES = Object.keys(ENDPOINTS).sort();

/**
 * What becomes of single calls: of those that the page made, and of any other by its name. A read that changes loads the page again;
 * a write is answered otherwise from the next time on.
 */
export function CallsPanel({ states }: { readonly states: readonly NamedState[] }) {
  const { calls } = useMockState();
  const made = useMadeCalls();
  const [added, setAdded] = useState<readonly EndpointName[]>([]);
  const chosen = chosenKinds(calls);
  const names = [...new Set([...chosen.keys(), ...added, ...made])].filter(isEndpointName).sort();
  const change = (call: EndpointName, kind: string) =>
    changeMockState({ calls: withKind(calls, call, kind) }, states, ENDPOINTS[call].method === 'GET');
  return (
    <Disclosure summary={`Calls (${Object.keys(parseChosenCalls(calls).kinds).length} changed)`} className={styles.panel}>
      <div className={styles.calls}>
        {names.map((name) => {
          const kind = chosen.get(name) ?? '';
          const options = [...new Set(['', ...kindsOf(name), kind])];
          return <Choice key={name} label={name} value={kind} options={options} words={AS_USUAL} onChange={(to) => change(name, to)} />;
        })}
      </div>
      <div className={styles.controls}>
        <AnotherCall onChoose={(name) => setAdded([...added, name])} />
        <button type="button" className={styles.open} onClick={() => changeMockState({ calls: '' }, states, true)}>
          Reset
        </button>
      </div>
    </Disclosure>
  );
}

/** A call by its name, which the page did not make so far. */
function AnotherCall({ onChoose }: { readonly onChoose: (name: EndpointName) => void }) {
  const [text, setText] = useState('');
  const handleChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const isName = isEndpointName(value);
    if (isName) onChoose(value);
    setText(isName ? '' : value);
  };
  return (
    <label className={styles.choice}>
      Another call
      <input list="call-names" value={text} onChange={handleChange} className={styles.open} />
      <datalist id="call-names">
        {CALL_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}

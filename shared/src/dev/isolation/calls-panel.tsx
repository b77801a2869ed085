import { useState } from 'react';
import { type EndpointName, ENDPOINTS } from '../../contracts/endpoints';
import { Disclosure } from '../../ui';
import { kindsOf } from '../mocks/calls/call-kinds';
import { chosenKinds, isEndpointName, parseChosenCalls, withKind } from '../mocks/calls/chosen-calls';
import type { NamedState } from '../mocks/named-states';
import { AnotherCall } from './another-call';
import { Choice } from './choice';
import styles from './isolation-frame.module.css';
import { useMadeCalls } from './made-calls';
import { changeMockState, useMockState } from './use-mock-state';

const AS_USUAL = { '': 'as usual' };

/**
 * What becomes of single calls: of those that the page made, and of any other that is chosen. A read that changes loads the page again;
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
        <AnotherCall listed={names} onChoose={(name) => setAdded([...added, name])} />
        <button type="button" className={styles.open} onClick={() => changeMockState({ calls: '' }, states, true)}>
          Reset
        </button>
      </div>
    </Disclosure>
  );
}

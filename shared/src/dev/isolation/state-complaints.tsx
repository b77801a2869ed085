import { parseChosenCalls } from '../mocks/calls/chosen-calls';
import { type NamedState, namedState } from '../mocks/named-states';
import styles from './isolation-frame.module.css';
import { useMockState } from './use-mock-state';

/** Says above the page what the address asks for and nothing knows: a state, a call, or a kind of answer. */
export function StateComplaints({ states }: { readonly states: readonly NamedState[] }) {
  const { calls, named } = useMockState();
  const isUnknown = named !== '' && !namedState(states, named);
  const complaints = [...(isUnknown ? [`This remote has no state "${named}".`] : []), ...parseChosenCalls(calls).complaints];
  return (
    complaints.length > 0 && (
      <section role="alert" className={styles.fault}>
        {complaints.map((complaint) => (
          <p key={complaint}>{complaint}</p>
        ))}
      </section>
    )
  );
}

import { type ChangeEvent, useId } from 'react';
import { type EndpointName, ENDPOINTS } from '../../contracts/endpoints';
import { isEndpointName } from '../mocks/calls/chosen-calls';
import styles from './isolation-frame.module.css';
import { ownCalls } from './own-calls';

const ALL = Object.keys(ENDPOINTS).filter(isEndpointName).sort();

type AnotherCallProps = {
  /** Calls that have a choice of their own already. */
  readonly listed: readonly EndpointName[];
  readonly onChoose: (name: EndpointName) => void;
};

/** A call that the page did not make so far: one that the remote's code can make, or any other. */
export function AnotherCall({ listed, onChoose }: AnotherCallProps) {
  const id = useId();
  const own = ownCalls();
  const handleChange = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (isEndpointName(value)) onChoose(value);
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Another call</label>
      <select id={id} value="" onChange={handleChange}>
        <option value="">choose</option>
        <Group label="Calls of this remote" names={own.filter((name) => !listed.includes(name))} />
        <Group label="Other calls" names={ALL.filter((name) => !own.includes(name) && !listed.includes(name))} />
      </select>
    </div>
  );
}

function Group({ label, names }: { readonly label: string; readonly names: readonly EndpointName[] }) {
  return (
    names.length > 0 && (
      <optgroup label={label}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </optgroup>
    )
  );
}

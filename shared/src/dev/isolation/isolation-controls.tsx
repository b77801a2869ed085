import { useAtom, useSetAtom } from 'jotai';
import { type ChangeEvent, useState } from 'react';
import { useHydrated } from '../../api';
import { DRAWN_BY, FAILURES, FIRST_MOCK_STATE, type MockState } from '../mocks/mock-state';
import { readMockState, writeMockState } from '../mocks/tab-mock-state';
import { MOCK_PEOPLE } from '../mocks/people';
import { openJoinPanelAtom, THEMES, themeAtom } from '../../state';
import styles from './isolation-frame.module.css';

const LATENCIES = [0, 300, 1000, 3000, 10_000] as const;

/** Who the visitor is, how slow the backend answers, how it fails, and who draws. The first and the last change with a fresh page. */
export function IsolationControls({ hasJoinPanel }: { readonly hasJoinPanel: boolean }) {
  const [changes, setChanges] = useState<Partial<MockState>>({});
  const isHydrated = useHydrated();
  const state = { ...(isHydrated ? readMockState() : FIRST_MOCK_STATE), ...changes };
  const [theme, setTheme] = useAtom(themeAtom);
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const change = (part: Partial<MockState>) => {
    writeMockState({ ...readMockState(), ...part });
    setChanges({ ...changes, ...part });
    if (part.person || part.drawnBy) location.assign(location.pathname);
  };
  return (
    <div className={styles.controls}>
      <Choice label="Visitor" value={state.person} options={MOCK_PEOPLE} onChange={(person) => change({ person })} />
      <Choice
        label="Latency (ms)"
        value={String(state.latencyMs)}
        options={LATENCIES.map(String)}
        onChange={(latency) => change({ latencyMs: Number(latency) })}
      />
      <Choice label="Failure" value={state.failure} options={FAILURES} onChange={(failure) => change({ failure })} />
      <Choice label="Drawn by" value={state.drawnBy} options={DRAWN_BY} onChange={(drawnBy) => change({ drawnBy })} />
      <Choice label="Theme" value={isHydrated ? theme : 'auto'} options={THEMES} onChange={setTheme} />
      {hasJoinPanel && (
        <button type="button" className={styles.open} onClick={() => openJoinPanel()}>
          Open the join panel
        </button>
      )}
    </div>
  );
}

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly onChange: (value: T) => void;
};

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option === target.value);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={handleChange}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

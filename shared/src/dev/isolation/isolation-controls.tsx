import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useHydrated } from '../../api';
import { DRAWN_BY, FAILURES, type MockState } from '../mocks/mock-state';
import type { NamedState } from '../mocks/named-states';
import { MOCK_PEOPLE } from '../mocks/people';
import { openJoinPanelAtom, THEMES, themeAtom } from '../../state';
import { Choice } from './choice';
import styles from './isolation-frame.module.css';
import { changeMockState, currentAddress, useMockState } from './use-mock-state';

const LATENCIES = [0, 300, 1000, 3000, 10_000] as const;

type IsolationControlsProps = { readonly hasJoinPanel: boolean; readonly states: readonly NamedState[] };

/** Who the visitor is, how slow the backend answers, how it fails, and who draws. The first and the last change with a fresh page. */
export function IsolationControls({ hasJoinPanel, states }: IsolationControlsProps) {
  const state = useMockState();
  const isHydrated = useHydrated();
  const [theme, setTheme] = useAtom(themeAtom);
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const change = (part: Partial<MockState>, isReloaded = false) => changeMockState(part, states, isReloaded);
  return (
    <div className={styles.controls}>
      <Choice label="Visitor" value={state.person} options={MOCK_PEOPLE} onChange={(person) => change({ person }, true)} />
      <Choice
        label="Latency (ms)"
        value={String(state.latencyMs)}
        options={[...new Set([...LATENCIES, state.latencyMs])].map(String)}
        onChange={(latency) => change({ latencyMs: Number(latency) })}
      />
      <Choice label="Failure" value={state.failure} options={FAILURES} onChange={(failure) => change({ failure })} />
      <Choice label="Drawn by" value={state.drawnBy} options={DRAWN_BY} onChange={(drawnBy) => change({ drawnBy }, true)} />
      <Choice label="Theme" value={isHydrated ? theme : 'auto'} options={THEMES} onChange={setTheme} />
      <CopyAddress states={states} />
      {hasJoinPanel && (
        <button type="button" className={styles.open} onClick={() => openJoinPanel()}>
          Open the join panel
        </button>
      )}
    </div>
  );
}

/** Copies an address that brings any browser into this state, for a bug report. */
function CopyAddress({ states }: Pick<IsolationControlsProps, 'states'>) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + currentAddress(states));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className={styles.open} onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy address'}
    </button>
  );
}

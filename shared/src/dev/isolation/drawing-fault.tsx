import { atom, useAtomValue } from 'jotai';
import { useHydrated } from '../../api';
import { DRAWING_FAULT_ID } from './document-ids';
import styles from './isolation-frame.module.css';

/** What React found different in the browser, where the server's HTML had to be replaced. */
export const hydrationFaultAtom = atom<string | null>(null);
hydrationFaultAtom.debugLabel = 'isolation/hydrationFault';

/** Shows above the page why the server could not draw it, or why the browser had to draw it again. */
export function DrawingFault() {
  const isHydrated = useHydrated();
  const different = useAtomValue(hydrationFaultAtom);
  const text = isHydrated ? (different ?? faultOfServer()) : null;
  return (
    text !== null && (
      <section role="alert" className={styles.fault}>
        <strong>{different === null ? 'The server did not draw this page' : 'The browser had to draw this page again'}</strong>
        <pre>{text}</pre>
      </section>
    )
  );
}

function faultOfServer(): string | null {
  const text = document.getElementById(DRAWING_FAULT_ID)?.textContent;
  return text ? (JSON.parse(text) as string) : null;
}

import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { flashAtom, setFlashAtom } from '@alltalent/shared/state';
import { Flash } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './flash-message-row.module.css';

/** Message under the header that stays until it is closed. */
export function FlashMessageRow({ isOver }: { readonly isOver: boolean }) {
  const message = useAtomValue(flashAtom);
  const setFlash = useSetAtom(setFlashAtom);
  const isShown = useBrowserValue(() => message !== null, false);
  if (!message || !isShown) return null;
  return (
    <div className={isOver ? styles.over : styles.row}>
      <div className="wrap">
        <Flash kind={message.kind} onClose={() => setFlash(null)}>
          {message.text}
        </Flash>
      </div>
    </div>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { removeToastAtom, toastsAtom } from '../../state';
import { AboveDialogs, Toast } from '../../ui';
import styles from './isolation-frame.module.css';

/** The short messages of the page, where the shell would show them. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const remove = useSetAtom(removeToastAtom);
  return (
    <AboveDialogs>
      <div className={styles.toasts}>
        {toasts.map(({ id, kind, text, action }) => (
          <Toast key={id} kind={kind} onClose={() => remove(id)} action={action && { label: action.label, onClick: action.run }}>
            {text}
          </Toast>
        ))}
      </div>
    </AboveDialogs>
  );
}

import { removeToastAtom, type Toast as ToastItem, toastsAtom } from '@alltalent/shared/state';
import { AboveDialogs, Toast } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './toast-list.module.css';
import { useLapse } from './use-lapse';

const SHOWN_MS = 5000;

export function ToastList() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <AboveDialogs>
      <div className={styles.list}>
        {toasts.map((toast) => (
          <LapsingToast key={toast.id} toast={toast} />
        ))}
      </div>
    </AboveDialogs>
  );
}

/** Toast that disappears after five seconds unless it is being read; errors stay until they are closed. */
function LapsingToast({ toast }: { readonly toast: ToastItem }) {
  const remove = useSetAtom(removeToastAtom);
  const close = () => remove(toast.id);
  const hold = useLapse(toast.kind === 'info' ? SHOWN_MS : null, close);
  const { action } = toast;
  return (
    <div {...hold}>
      <Toast
        kind={toast.kind}
        onClose={close}
        action={
          action && {
            label: action.label,
            onClick: () => {
              close();
              action.run();
            },
          }
        }
      >
        {toast.text}
      </Toast>
    </div>
  );
}

import { useAtomValue } from 'jotai';
import { toastsAtom } from '../../state/toasts.atoms';

/** The messages that the shell would show over the page, as text that begins with `Toast:`, with the buttons of their actions. */
export function ToastsState() {
  return useAtomValue(toastsAtom).map(({ id, text, action }) => (
    <p key={id}>
      Toast: {text}
      {action && (
        <button type="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  ));
}

import { addToastAtom } from '../../state';
import { useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

type Closable = { readonly onClose: () => void };

/** Returns a dialog or drawer whose code loads when it first opens. On failure a toast says so and `onClose` is called. */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const addToast = useSetAtom(addToastAtom);
    const closeWithError = useEffectEvent(() => {
      addToast({ kind: 'error', text: 'This did not load. Please check your connection and try again.' });
      props.onClose();
    });
    useEffect(() => {
      let isGone = false;
      const show = (part: ComponentType<Props>) => {
        loaded = part;
        if (!isGone) setPart(() => part);
      };
      load().then(show, () => (isGone ? undefined : closeWithError()));
      return () => {
        isGone = true;
      };
    }, []);
    return Part && <Part {...props} />;
  };
}

import { addToastAtom } from '../../state';
import { useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

type Closable = { readonly onClose: () => void };

/** A dialog or drawer whose code comes when it is opened. What did not come is told, and it closes again. */
export function createLatePart<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const addToast = useSetAtom(addToastAtom);
    const giveUp = useEffectEvent(() => {
      addToast({ kind: 'error', text: 'This did not load. Please check your connection and try again.' });
      props.onClose();
    });
    useEffect(() => {
      let isGone = false;
      const show = (part: ComponentType<Props>) => {
        loaded = part;
        if (!isGone) setPart(() => part);
      };
      load().then(show, () => (isGone ? undefined : giveUp()));
      return () => {
        isGone = true;
      };
    }, []);
    return Part && <Part {...props} />;
  };
}

import { type SyntheticEvent, useState } from 'react';
import type { EditedPlace } from './edited-words';

/** Returns what is being edited in a form, null before the first field, and the handlers for the element around its fields. */
export function useEditedPlace() {
  const [place, setPlace] = useState<EditedPlace | null>(null);
  const see = ({ target }: SyntheticEvent) => {
    if (!isField(target) || target.name === '') return;
    const path = target.name;
    const cursor = 'selectionStart' in target ? (target.selectionStart ?? 0) : 0;
    setPlace((former) => (former?.path === path && former.cursor === cursor ? former : { path, cursor }));
  };
  return { place, watch: { onFocus: see, onSelect: see } };
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

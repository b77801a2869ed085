import { addToastAtom, removeToastAtom } from '@alltalent/shared/state';
import { useFormikContext } from 'formik';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes a row out of a list of the form; one press on the message brings it back to where it stood. The message goes with
 * the form.
 */
export function useRemoval<Row>(name: string, rows: readonly Row[], nameOf: (row: Row) => string): (at: number) => void {
  const { setFieldValue } = useFormikContext();
  const addToast = useSetAtom(addToastAtom);
  const removeToast = useSetAtom(removeToastAtom);
  const announced = useRef<readonly number[]>([]);
  const withdrawOffers = useEffectEvent(() => announced.current.forEach((id) => removeToast(id)));
  useEffect(() => () => withdrawOffers(), []);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  return (at) => {
    const row = rows[at];
    if (row === undefined) return;
    const put = (next: readonly Row[]) => void setFieldValue(name, next, false);
    put(rows.filter((_other, place) => place !== at));
    const bringBack = () => put([...latest.current.slice(0, at), row, ...latest.current.slice(at)]);
    const text = `${nameOf(row) || 'The row'} is taken out`;
    announced.current = [...announced.current, addToast({ kind: 'info', text, action: { label: 'Undo', run: bringBack } })];
  };
}

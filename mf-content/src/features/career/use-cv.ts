import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { type ApplicationValues, ON_ITS_WAY } from './application-plan';
import { useCvUpload } from './use-cv-upload';

type Parts = Pick<ApplicationValues, 'cv' | 'cv_label' | 'cv_refusal'>;

const NONE: Parts = { cv: '', cv_label: '', cv_refusal: '' };

/** The CV of the application that is being written. */
export function useCv() {
  const { values, errors, setValues, setFieldError } = useFormikContext<ApplicationValues>();
  const change = (parts: Parts) => {
    setFieldError('cv', undefined);
    void setValues((now) => ({ ...now, ...parts }), false);
  };
  const [unsent, setUnsent] = useState<File | null>(null);
  const { sending, choose, cancel } = useCvUpload((outcome) => {
    const isRefused = 'refusal' in outcome;
    setUnsent((isRefused && outcome.again) || null);
    change(isRefused ? { ...NONE, cv_refusal: outcome.refusal } : { ...NONE, cv: outcome.cv, cv_label: outcome.label });
  });
  const begin = (file: File) => {
    setUnsent(null);
    change({ ...NONE, cv: ON_ITS_WAY });
    choose(file);
  };
  useFreshStart(values, () => change(NONE));
  const error = values.cv_refusal || errors.cv;
  return {
    sending,
    error,
    label: values.cv === '' || values.cv === ON_ITS_WAY || errors.cv ? null : values.cv_label,
    isRefused: values.cv_refusal !== '',
    choose: begin,
    retry: unsent && { name: unsent.name, send: () => begin(unsent) },
    remove: () => {
      setUnsent(null);
      cancel();
      change(NONE);
    },
  } as const;
}

/** A reload ends what was on its way; what was refused then need not be said again. */
function useFreshStart({ cv, cv_refusal }: ApplicationValues, reset: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (cv === ON_ITS_WAY || cv_refusal !== '') reset();
  });
}

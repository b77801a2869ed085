import { ApiError, refusalOf, upload } from '@alltalent/shared/api';
import { CV_LIMITS, CV_TYPE, ENDPOINTS } from '@alltalent/shared/contracts';
import { useRef, useState } from 'react';

/** The CV on its way: how much has been sent, from 0 to 1; null when none is. */
type Sending = { readonly name: string; readonly part: number } | null;
/** `again`: nothing is known to be wrong with the file, so it may be sent once more. */
type Outcome = { readonly cv: string; readonly label: string } | { readonly refusal: string; readonly again?: File };

/** Uploads a CV as soon as it is chosen, so that errors appear while the form is being filled in. */
export function useCvUpload(onOutcome: (outcome: Outcome) => void) {
  const [sending, setSending] = useState<Sending>(null);
  const current = useRef<AbortController | null>(null);
  const cancel = () => {
    current.current?.abort();
    current.current = null;
    setSending(null);
  };
  const choose = async (file: File) => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    const outcome = await send(file, { signal: controller.signal, onProgress: (part) => setSending({ name: file.name, part }) });
    // Ignores an upload that was replaced or removed meanwhile.
    if (current.current !== controller) return;
    cancel();
    onOutcome(outcome);
  };
  return { sending, choose: (file: File) => void choose(file), cancel } as const;
}

type Options = Parameters<typeof upload>[2];

async function send(file: File, options: Options): Promise<Outcome> {
  if (file.size > CV_LIMITS.bytes) return { refusal: 'A CV may have 5 MB at most. Please save it with smaller pictures, or without.' };
  options.onProgress(0);
  try {
    // Systems that do not know the ending give a file no type; what it is, the server sees from its bytes.
    const { data } = await upload(ENDPOINTS.addCv, new Blob([file], { type: CV_TYPE }), options);
    return { cv: data.cv, label: file.name };
  } catch (error) {
    const refusal = error instanceof ApiError ? error.problem.fields?.['cv'] : undefined;
    return refusal === undefined ? { refusal: refusalOf(error), again: file } : { refusal };
  }
}

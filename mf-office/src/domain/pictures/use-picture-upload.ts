import { refusalOf, upload } from '@alltalent/shared/api';
import { ENDPOINTS, type PictureOriginal } from '@alltalent/shared/contracts';
import { asPhoto, refuseFile } from '@alltalent/shared/ui/picture-upload';
import { useEffect, useRef, useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/pictures';

export type PictureUpload = {
  /** File on its way; null when none is. */
  readonly file: File | null;
  /** How much of it has been sent, from 0 to 1. */
  readonly part: number;
  /** Why the last one failed; '' when it did not. */
  readonly failure: string;
  /** Whether sending the same file again may help. */
  readonly canRetry: boolean;
  readonly send: (file: File) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
};

/** Uploads one picture at a time. An upload ends when the part that shows it is closed. */
export function usePictureUpload(onUploaded: (original: PictureOriginal) => void): PictureUpload {
  const confirmed = useConfirmed();
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const [failure, setFailure] = useState('');
  const [failed, setFailed] = useState<File | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const transmit = async (sent: File) => {
    const { signal } = (controller.current = new AbortController());
    setFile(sent);
    setPart(0);
    setFailed(null);
    setFailure('');
    try {
      const answer = await confirmed(() => upload(ENDPOINTS.addSitePicture, sent, { signal, onProgress: setPart }));
      if (answer) onUploaded(answer.data);
    } catch (error) {
      if (signal.aborted) return;
      setFailed(sent);
      setFailure(t('upload.failed', { name: sent.name, reason: refusalOf(error) }));
    } finally {
      if (!signal.aborted) setFile(null);
    }
  };
  return {
    file,
    part,
    failure,
    canRetry: failed !== null,
    send: (chosen) => {
      const photo = asPhoto(chosen);
      const refusal = refuseFile(photo);
      setFailed(null);
      setFailure(refusal ?? '');
      if (refusal === null) void transmit(photo);
    },
    retry: () => failed && void transmit(failed),
    cancel: () => {
      controller.current?.abort();
      setFile(null);
    },
  };
}

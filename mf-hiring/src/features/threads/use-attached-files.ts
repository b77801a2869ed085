import { createKey, refusalOf, upload } from '@alltalent/shared/api';
import { ATTACHMENT_TYPES, ENDPOINTS, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages';

/** File of the message that is being written. `id` is the server's, once the file is there. */
export type AttachedFile = {
  readonly key: string;
  readonly file: File;
  readonly id: string | null;
  /** How much has been sent, from 0 to 1. */
  readonly sent: number;
  readonly error: string | null;
};

const MEGABYTE = 1_000_000;

/** Uploads files as they are chosen; an upload that is removed is ended. */
export function useAttachedFiles() {
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [refusal, setRefusal] = useState('');
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = uploads;
    return () => current.forEach((one) => one.abort());
  }, []);

  const change = (key: string, changes: Partial<AttachedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const transmit = async (key: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    change(key, { sent: 0, error: null });
    try {
      const options = { signal: controller.signal, onProgress: (sent: number) => change(key, { sent }) };
      const { data } = await upload(ENDPOINTS.uploadAttachment, file, options);
      change(key, { id: data.id, sent: 1 });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: refusalOf(error) });
    }
  };

  return {
    files,
    refusal,
    isBusy: files.some(({ id, error }) => id === null && error === null),
    hasFailed: files.some(({ error }) => error !== null),
    add(chosen: readonly File[]) {
      const problem = refuse(chosen, files.length);
      setRefusal(problem);
      if (problem !== '') return;
      const added = chosen.map((file) => ({ key: createKey(), file, id: null, sent: 0, error: null }));
      setFiles((before) => [...before, ...added]);
      for (const { key, file } of added) void transmit(key, file);
    },
    again: ({ key, file }: AttachedFile) => void transmit(key, file),
    remove(key: string) {
      uploads.current.get(key)?.abort();
      setFiles((before) => before.filter((one) => one.key !== key));
    },
    clear: () => setFiles([]),
  };
}

/** Why these files cannot be attached; '' when they can. */
function refuse(chosen: readonly File[], already: number): string {
  const wrong = chosen.find(({ type }) => !(ATTACHMENT_TYPES as readonly string[]).includes(type));
  if (wrong) return t('messages.wrongType', { name: wrong.name });
  const large = chosen.find(({ size }) => size > HIRING_LIMITS.attachmentBytes);
  if (large) return t('messages.tooLarge', { name: large.name, megabytes: HIRING_LIMITS.attachmentBytes / MEGABYTE });
  return already + chosen.length > HIRING_LIMITS.attachments ? t('messages.tooMany', { count: HIRING_LIMITS.attachments }) : '';
}

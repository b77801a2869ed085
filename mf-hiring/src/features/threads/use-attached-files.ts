import { createKey, refusalOf, upload } from '@alltalent/shared/api';
import { ATTACHMENT_TYPE_ALIASES, ATTACHMENT_TYPES, ENDPOINTS, HIRING_LIMITS } from '@alltalent/shared/contracts';
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

/** Media types that can be chosen, with the names that some browsers give them. */
export const ACCEPTED: readonly string[] = [...ATTACHMENT_TYPES, ...ATTACHMENT_TYPE_ALIASES];
const MEGABYTE = 1_000_000;

/** Uploads files as they are chosen; an upload that is removed is ended. */
export function useAttachedFiles() {
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [refusal, setRefusal] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  // One after the other: the server refuses many at once from one sender.
  const last = useRef(Promise.resolve());
  useEffect(() => {
    const { current } = uploads;
    return () => current.forEach((one) => one.abort());
  }, []);

  const change = (key: string, changes: Partial<AttachedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const transmit = (key: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    change(key, { sent: 0, error: null });
    last.current = last.current.then(() => transmitNow(key, file, controller));
  };
  const transmitNow = async (key: string, file: File, controller: AbortController) => {
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
    refusal: refusal === '' && isAsked ? whyNotYet(files) : refusal,
    add(chosen: readonly File[]) {
      const problem = refuse(chosen, files.length);
      setIsAsked(false);
      setRefusal(problem);
      if (problem !== '') return;
      const added = chosen.map((file) => ({ key: createKey(), file, id: null, sent: 0, error: null }));
      setFiles((before) => [...before, ...added]);
      for (const { key, file } of added) transmit(key, file);
    },
    again: ({ key, file }: AttachedFile) => transmit(key, file),
    remove(key: string) {
      setRefusal('');
      uploads.current.get(key)?.abort();
      setFiles((before) => before.filter((one) => one.key !== key));
    },
    clear() {
      setRefusal('');
      setFiles([]);
    },
    /** Whether the message can go; if not, the composer says what it waits for. */
    mayGo(): boolean {
      const isReady = whyNotYet(files) === '';
      setIsAsked(!isReady);
      return isReady;
    },
  };
}

function whyNotYet(files: readonly AttachedFile[]): string {
  if (files.some(({ error }) => error !== null)) return t('messages.filesFailed');
  return files.some(({ id }) => id === null) ? t('messages.filesBusy') : '';
}

/** Why these files cannot be attached; '' when they can. */
function refuse(chosen: readonly File[], already: number): string {
  const wrong = chosen.find(({ type }) => !ACCEPTED.includes(type));
  if (wrong) return t('messages.wrongType', { name: wrong.name });
  const large = chosen.find(({ size }) => size > HIRING_LIMITS.attachmentBytes);
  if (large) return t('messages.tooLarge', { name: large.name, megabytes: HIRING_LIMITS.attachmentBytes / MEGABYTE });
  return already + chosen.length > HIRING_LIMITS.attachments ? t('messages.tooMany', { count: HIRING_LIMITS.attachments }) : '';
}

import { createKey, refusalOf, tabMemory, upload } from '@alltalent/shared/api';
import { ATTACHMENT_TYPE_ALIASES, ATTACHMENT_TYPES, ENDPOINTS, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages';
import { useMemoryKey } from './use-memory-key';

/** File of the message that is being written. `id` is the server's, once the file is there. */
export type AttachedFile = {
  readonly key: string;
  readonly name: string;
  /** Null for a file that was uploaded before the page was loaded again. */
  readonly file: File | null;
  readonly id: string | null;
  /** How much has been sent, from 0 to 1. */
  readonly sent: number;
  readonly error: string | null;
};

/** Media types that can be chosen, with the names that some browsers give them. */
export const ACCEPTED: readonly string[] = [...ATTACHMENT_TYPES, ...ATTACHMENT_TYPE_ALIASES];
const MEGABYTE = 1_000_000;

/** Uploads files as they are chosen; an upload that is removed is ended. Uploaded ones are kept for each thread, as its text is. */
export function useAttachedFiles(threadId: number) {
  const memoryKey = useMemoryKey('files', threadId);
  const [files, setFiles] = useState<readonly AttachedFile[]>(() => keptFiles(memoryKey));
  const [refusal, setRefusal] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  // One after the other: the server refuses many at once from one sender.
  const last = useRef(Promise.resolve());
  useEffect(() => {
    const { current } = uploads;
    return () => current.forEach((one) => one.abort());
  }, []);

  useEffect(() => keepFiles(memoryKey, files), [memoryKey, files]);

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
      const fitting = chosen.filter((file) => problemOf(file) === '');
      const isTooMany = files.length + fitting.length > HIRING_LIMITS.attachments;
      setIsAsked(false);
      setRefusal(isTooMany ? t('messages.tooMany', { count: HIRING_LIMITS.attachments }) : firstProblemOf(chosen));
      if (isTooMany) return;
      const added = fitting.map((file) => ({ key: createKey(), name: file.name, file, id: null, sent: 0, error: null }));
      setFiles((before) => [...before, ...added]);
      for (const { key, file } of added) transmit(key, file);
    },
    again({ key, file }: AttachedFile) {
      if (file) transmit(key, file);
    },
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

/** Why a file cannot be attached; '' when it can. */
function problemOf({ name, type, size }: File): string {
  if (!ACCEPTED.includes(type)) return t('messages.wrongType', { name });
  return size > HIRING_LIMITS.attachmentBytes ? t('messages.tooLarge', { name, megabytes: HIRING_LIMITS.attachmentBytes / MEGABYTE }) : '';
}

/** What is said of the chosen files that are not attached; '' when all of them are. */
const firstProblemOf = (chosen: readonly File[]): string => chosen.map(problemOf).find((one) => one !== '') ?? '';

type KeptFile = { readonly id: string; readonly name: string };

function keepFiles(memoryKey: string, files: readonly AttachedFile[]): void {
  const kept = files.flatMap(({ id, name }): KeptFile[] => (id === null ? [] : [{ id, name }]));
  tabMemory.write(memoryKey, kept.length === 0 ? null : JSON.stringify(kept));
}

function keptFiles(memoryKey: string): AttachedFile[] {
  const kept = JSON.parse(tabMemory.read(memoryKey) ?? '[]') as KeptFile[];
  return kept.map(({ id, name }) => ({ key: id, name, file: null, id, sent: 1, error: null }));
}

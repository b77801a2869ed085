import { messageOf, request } from '@alltalent/shared/api';
import { type Applicant, ENDPOINTS } from '@alltalent/shared/contracts';
import { useLeaving } from '@alltalent/shared/ui/leaving';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApplicantActions } from '../applicant-actions';
import { patchApplicant } from '../moves/stage-patch';

const PAUSE_MS = 800;

/** Sends the note a moment after the last change, when the field is left, and before the drawer goes. The last text wins. */
export function usePrivateNote({ id, client_note: known }: Applicant) {
  const { job } = useApplicantActions();
  const queryClient = useQueryClient();
  const [text, setText] = useState(known);
  const [savedText, setSavedText] = useState(known);
  const [failure, setFailure] = useState('');
  const [hasSaved, setHasSaved] = useState(false);
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const sentText = useRef(known);

  const save = async (note: string): Promise<boolean> => {
    try {
      await request(ENDPOINTS.noteApplication, { id, client_note: note }, { isKeptAlive: true });
    } catch (error) {
      sentText.current = savedText;
      setFailure(messageOf(error));
      return false;
    }
    setSavedText(note);
    setFailure('');
    setHasSaved(true);
    patchApplicant(queryClient, job, { id, client_note: note.trim() });
    return true;
  };
  const flush = (): Promise<boolean> => {
    if (text !== sentText.current) {
      sentText.current = text;
      sending.current = sending.current.then(() => save(text));
    }
    return sending.current;
  };
  const flushLater = useEffectEvent(() => void flush());
  useEffect(() => {
    const timer = setTimeout(() => flushLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isUnsaved = text !== savedText;
  useLeaving({ isUnsaved, isFailed: failure !== '', flush });
  const state = failure !== '' ? 'failed' : isUnsaved ? 'busy' : hasSaved ? 'saved' : 'quiet';
  return { text, change: setText, flush, state, failure } as const;
}

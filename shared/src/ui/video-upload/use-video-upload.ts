import { useEffect, useSyncExternalStore } from 'react';
import { useLeaving } from '../leaving/use-leaving';
import type { SessionPlan, UploadSession, UploadState } from './upload-session';
import { uploadSessionOf } from './upload-sessions';

const flush = () => Promise.resolve(true);

/** The upload of a place. The browser asks before the tab closes while bytes go out. */
export function useVideoUpload(plan: SessionPlan): { readonly state: UploadState; readonly session: UploadSession } {
  const session = uploadSessionOf(plan);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    session.enter();
    return session.leave;
  }, [session]);
  useLeaving({ isUnsaved: ['starting', 'uploading', 'waiting'].includes(state.phase), isFailed: false, flush });
  return { state, session };
}

import { storage } from '@alltalent/shared/api';
import { type SessionPlan, UploadSession } from './upload-session';

const sessions = new Map<string, UploadSession>();

/** The upload of a place by the account in use; it outlives the page part, so that its file need not be chosen again. */
export function uploadSessionOf(plan: SessionPlan): UploadSession {
  const key = `${storage.get('user_id') ?? ''} ${plan.place}`;
  const known = sessions.get(key);
  if (known) return known;
  const session = new UploadSession(plan);
  sessions.set(key, session);
  return session;
}

/** Lets another file be chosen at a place: its video is used now. */
export function finishVideoUpload(plan: SessionPlan): void {
  uploadSessionOf(plan).forget();
}

/** Forgets the sessions of a page: for tests, which begin with a new one. */
export function forgetUploadSessions(): void {
  sessions.clear();
}

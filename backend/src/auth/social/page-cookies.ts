import type { FastifyReply } from 'fastify';

/** Cookie of a note to the next page, which reads it and deletes it; `maxAge` in seconds. */
const NOTE = { path: '/', secure: true, sameSite: 'lax', maxAge: 60 } as const;

export type FlashNote = { readonly kind: 'ok' | 'error'; readonly text: string };

/** `resume`: a sign-in waits for its code; `logged_in`: there is a session, and this is whose. */
export type JoinNote = { readonly state: 'resume' } | { readonly state: 'logged_in'; readonly user_id: string };

/** Leaves a sentence that the next page shows under its header. */
export function leaveFlash(reply: FastifyReply, note: FlashNote): void {
  void reply.setCookie('flash', JSON.stringify(note), NOTE);
}

/** Leaves the state from which the join panel of the next page continues. */
export function leaveJoin(reply: FastifyReply, note: JoinNote): void {
  void reply.setCookie('join', JSON.stringify(note), NOTE);
}

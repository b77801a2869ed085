import type { FastifyReply } from 'fastify';

/** Notes to the page that comes next; it reads them and takes them away. */
const NOTE = { path: '/', secure: true, sameSite: 'lax', maxAge: 60 } as const;

export type FlashNote = { readonly kind: 'ok' | 'error'; readonly text: string };

/** `resume`: a sign-in waits for its code; `logged_in`: there is a session, and this is whose. */
export type JoinNote = { readonly state: 'resume' } | { readonly state: 'logged_in'; readonly user_id: string };

/** A sentence under the header. */
export function leaveFlash(reply: FastifyReply, note: FlashNote): void {
  void reply.setCookie('flash', JSON.stringify(note), NOTE);
}

/** Where the join panel goes on. */
export function leaveJoin(reply: FastifyReply, note: JoinNote): void {
  void reply.setCookie('join', JSON.stringify(note), NOTE);
}

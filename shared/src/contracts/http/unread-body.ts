import type { IncomingMessage, ServerResponse } from 'node:http';

const LINGER_MS = 1000;

/** True while a request has a body of which something has not come in. */
export function isUnread(request: IncomingMessage): boolean {
  const { headers, complete, destroyed } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && complete === false && !destroyed;
}

/**
 * Ends a connection after an answer that came before the body was read. The rest of the body is not read, and nobody may
 * send another request behind it, which is why the answer needs `Connection: close`. Closing at once would reset the
 * connection and lose the answer on its way: this side says that it has ended, and hangs up a moment later.
 */
export function endAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  request.unpipe();
  request.pause().read(0);
  socket.destroySoon = () => void socket.end();
  response.once('finish', () => setTimeout(() => socket.destroy(), LINGER_MS).unref());
}

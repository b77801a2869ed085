import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ENDPOINTS } from '../endpoints';
import { VIDEO_UPLOAD_PATH } from '../videos/video-values';
import { isUnread } from './unread-body';

export type BodyTimes = {
  /** For the body of a call. */
  readonly requestMs: number;
  /** A file goes on coming as long as so many bytes of it come in each turn, until `mostMs`. */
  readonly file: { readonly turnMs: number; readonly bytesPerTurn: number; readonly mostMs: number };
};

/** A photo of 25 MB needs two minutes at 1.6 Mbit/s, and ten at a fifth of that. */
export const BODY_TIMES: BodyTimes = {
  requestMs: 30_000,
  file: { turnMs: 30_000, bytesPerTurn: 300_000, mostMs: 600_000 },
};

/** Paths of the endpoints whose body is a file. */
const FILE_PATHS: readonly string[] = [
  ENDPOINTS.addPhoto.path,
  ENDPOINTS.addCv.path,
  ENDPOINTS.uploadAttachment.path,
  ENDPOINTS.addSitePicture.path,
];

/** Returns whether a request may take the longer time of a file upload. */
export function isFileUpload({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method === 'PATCH') return url.startsWith(`${VIDEO_UPLOAD_PATH}/`);
  const isJson = (headers['content-type'] ?? '').toLowerCase().startsWith('application/json');
  return method === 'POST' && !isJson && FILE_PATHS.includes(url.split('?')[0] ?? '');
}

/** Has `answer` refuse each body that comes too slowly. Node itself has one time for all requests: that of files. */
export function limitBodyTime(server: Server, times: BodyTimes, answer: (request: IncomingMessage) => void): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isUnread(request)) return;
    const refuse = () => {
      stop();
      if (!isUnread(request)) return;
      if (response.headersSent) request.socket.destroy();
      else answer(request);
    };
    const stop = isFileUpload(request) ? watchFile(request, times.file, refuse) : after(times.requestMs, refuse);
    request.once('close', stop);
  });
}

function after(ms: number, refuse: () => void): () => void {
  const timer = setTimeout(refuse, ms).unref();
  return () => clearTimeout(timer);
}

function watchFile(request: IncomingMessage, { turnMs, bytesPerTurn, mostMs }: BodyTimes['file'], refuse: () => void): () => void {
  let seen = request.socket.bytesRead;
  const judge = () => {
    const came = request.socket.bytesRead - seen;
    seen += came;
    if (!isUnread(request) || (came < bytesPerTurn && !isHeldBack(request))) refuse();
  };
  const turns = setInterval(judge, turnMs).unref();
  const end = setTimeout(refuse, mostMs).unref();
  return () => {
    clearInterval(turns);
    clearTimeout(end);
  };
}

/** This side has bytes that it has not taken yet, and lets no more come: the sender is not to blame. */
function isHeldBack({ readableLength, readableHighWaterMark }: IncomingMessage): boolean {
  return readableLength >= readableHighWaterMark;
}

import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { VIDEO_LIMITS, VIDEO_UPLOAD_PATH } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Server } from '@tus/server';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { noSuchVideo } from '../video-refusals';
import { VideosRepository } from '../videos.repository';
import { malformed } from './upload-headers';
import { UploadLocker } from './upload-locker';
import { UploadStore } from './upload-store';

type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
export type TusAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>> };

/** Headers of the protocol; the others of a request are not its business. */
const PASSED = ['tus-resumable', 'upload-length', 'upload-offset', 'content-length', 'content-type'];
const ANSWERED = ['tus-resumable', 'upload-length', 'upload-offset', 'location'];
const ORIGIN = 'http://uploads.invalid';

/** The tus protocol for requests that were admitted. */
@Injectable()
export class TusEndpoint {
  private opened: Promise<Server> | null = null;

  constructor(
    private readonly store: UploadStore,
    private readonly rows: VideosRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Answers a request; `body` is read as it is stored. Throws what the protocol refuses. */
  async handle(method: Method, id: string, { headers, body }: { headers: IncomingMessage['headers']; body: IncomingMessage | null }) {
    const server = await this.open();
    const passed = PASSED.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    // The iterator leaves the connection open when the protocol refuses the rest.
    const stream = body && ReadableStream.from(body.iterator({ destroyOnReturn: false }));
    const request = new Request(`${ORIGIN}${VIDEO_UPLOAD_PATH}/${id}`, {
      method,
      headers: passed,
      ...(stream && { body: stream, duplex: 'half' }),
    } as RequestInit);
    return answerOf(await server.handleWeb(request));
  }

  /** The protocol's own refusals are told to the client alone. */
  private logFailure(error: object): undefined {
    if (error instanceof Error) this.log.error('an upload could not be stored', error, {});
  }

  private open(): Promise<Server> {
    const { prefix } = this.store;
    const locker = new UploadLocker({ rows: this.rows, clock: this.clock, idOf: (id) => id.slice(prefix.length) });
    this.opened ??= this.store.open().then(
      (datastore) =>
        new Server({
          path: VIDEO_UPLOAD_PATH,
          datastore,
          locker,
          maxSize: VIDEO_LIMITS.bytes,
          lockDrainTimeout: 1000,
          relativeLocation: true,
          onResponseError: (_request, error) => this.logFailure(error),
          // The row has the id before the upload begins, and the address of every request ends with it.
          namingFunction: (request) => prefix + lastPart(request.url),
          getFileIdFromRequest: (request) => prefix + lastPart(request.url),
          generateUrl: (_request, { path, id }) => `${path}/${id.slice(prefix.length)}`,
        }),
    );
    return this.opened;
  }
}

function lastPart(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

async function answerOf(response: Response): Promise<TusAnswer> {
  const { status } = response;
  if (status < 400) return { status, headers: Object.fromEntries([...response.headers].filter(([name]) => ANSWERED.includes(name))) };
  const reason = (await response.text()).trim().slice(0, 200);
  if (status === 404 || status === 410) throw noSuchVideo();
  if (status === 409) throw new DomainError('UPLOAD_ELSEWHERE', { detail: t('videos.otherOffset') });
  if (status === 413) throw new DomainError('BODY_TOO_LARGE', { detail: t('videos.moreThanAnnounced') });
  if (status < 500) throw malformed(reason);
  throw new DomainError('UNAVAILABLE', { detail: t('videos.notStored'), retryAfter: 5 });
}

import type { LiveEventEntity } from './live-event.entity';

/** Unsent bytes above which a reader counts as absent. The kernel's own buffers come before these. */
const MOST_UNSENT_BYTES = 16_384;
/** The browser waits this long before it reconnects. */
const RETRY_MS = 3000;

/** What a stream needs of the response that it writes to. */
export type StreamResponse = {
  readonly writableLength: number;
  write(text: string): boolean;
  end(): unknown;
  destroy(): unknown;
};

export type StreamOwner = { readonly userId: string; readonly sidHash: string };
export type LiveEventRow = Pick<LiveEventEntity, 'id' | 'userId' | 'kind' | 'subjectId'>;

/** One open answer of server-sent events. */
export class LiveStream {
  private isEnded = false;

  constructor(
    readonly owner: StreamOwner,
    readonly openedAt: number,
    private readonly response: StreamResponse,
  ) {}

  begin(): void {
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  send({ id, kind, subjectId }: LiveEventRow): void {
    this.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id: subjectId })}\n\n`);
  }

  beat(): void {
    this.write(':\n\n');
  }

  /** Ends the stream; the second time it cuts the connection of a reader who is gone and did not close it. */
  end(): void {
    if (this.isEnded) return void this.response.destroy();
    this.isEnded = true;
    this.response.end();
  }

  /** Cuts a reader who does not read, so that nothing piles up for it. A write after the end would be an error. */
  private write(text: string): void {
    if (this.isEnded) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_UNSENT_BYTES) this.response.destroy();
  }
}

import type { PageSettings } from '@alltalent/shared/api';
import type { RemoteRecord } from '@alltalent/shared/contracts';

/** The code of one release's server bundle. A worker gets it once. */
export type ReleaseCode = {
  /** The bundle's integrity, which identifies it. */
  readonly id: string;
  readonly code: string;
  /** Address that every file of the release begins with. */
  readonly base: string;
};

/** A page to draw. `draw` numbers the requests of one worker. */
export type DrawRequest = {
  readonly kind: 'draw';
  readonly draw: number;
  readonly remote: string;
  readonly version: string;
  readonly release: string;
  /** Path and query of the page. */
  readonly url: string;
  /** Serials of the remotes that the page's visitor gets. */
  readonly remotes: readonly number[];
  /** Patterns of pages that went with a deleted remote. */
  readonly gone: readonly string[];
  /** There is no such page; what is drawn says so. */
  readonly isMissing?: boolean;
};

/** A remote's record as some visitors get it. A worker gets it once. */
export type SerialRemote = { readonly serial: number; readonly record: RemoteRecord };

/** What a worker is started with. */
export type WorkerStart = {
  readonly settings: PageSettings;
  /** Int32, shared: what the worker is doing, by place (`PLACE`). A message would cost more, and a worker that hangs sends none. */
  readonly progress: SharedArrayBuffer;
};

/**
 * What stands where in `progress`: the number of the draw whose code runs at this moment, or 0, which tells which page held the
 * worker up; and the number of the draw that was begun last.
 */
export const PLACE = { running: 0, begun: 1 } as const;
export const PROGRESS_BYTES = 8;

/** An answer of the backend to a call of a page's loader. */
export type CallAnswer = { readonly status: number; readonly contentType: string; readonly body: string };

/** When an answer was asked for, in epoch milliseconds, and its hash, by which the front door knows whether it is still true. */
export type AnswerFacts = { readonly hash: string; readonly askedAt: number };

/** An answer for a page. Until a time in epoch milliseconds the worker may draw other pages from it, too; without one it may not. */
export type GivenAnswer = { readonly answer: CallAnswer; readonly shared?: AnswerFacts & { readonly until: number } };

/** What a page was drawn from without a call, as the worker had it from a call of another page. */
export type ReusedAnswer = AnswerFacts & { readonly path: string };

export type ToWorker =
  | { readonly kind: 'release'; readonly release: ReleaseCode }
  | { readonly kind: 'remote'; readonly remote: SerialRemote }
  /** They are not used any more; the worker is given them again before it needs them. */
  | { readonly kind: 'forget'; readonly releases: readonly string[]; readonly remotes: readonly number[] }
  | DrawRequest
  | { readonly kind: 'cancel'; readonly draw: number }
  /** Null: no backend answered. */
  | { readonly kind: 'answer'; readonly call: number; readonly answer: GivenAnswer | null };

/** A drawn page, and as JSON what it was drawn from (DrawnPage), escaped for a data block. */
export type DrawnHtml = { readonly html: string; readonly data: string };

/** A drawn page in UTF-8, from which documents are assembled. */
export type DrawnBytes = { readonly html: Uint8Array<ArrayBuffer>; readonly data: Uint8Array<ArrayBuffer> };

export type FromWorker =
  | { readonly kind: 'call'; readonly call: number; readonly draw: number; readonly path: string }
  | { readonly kind: 'drawn'; readonly draw: number; readonly result: DrawnBytes; readonly reused: readonly ReusedAnswer[] }
  /** `reason` is for the log and the report; a `null` reason says that the page is not one to draw, such as a redirect. */
  | { readonly kind: 'failed'; readonly draw: number; readonly reason: string | null; readonly stack?: string };

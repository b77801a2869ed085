import { messageOf } from '@alltalent/shared/api';
import type { VideoRules } from '../../contracts/videos/videos';
import type { VideoPurpose } from '../../contracts/videos/video-values';
import { checkFile } from './check-file';
import type { FileUploader } from './file-uploader';
import { t } from './messages';
import { isSameFile, type StoredUpload, uploadMemory } from './upload-memory';
import { UploadRate } from './upload-rate';

/** Bytes of one request: little is lost with it on a phone's line. */
const CHUNK_BYTES = 8_000_000;
const TICK_MS = 250;

export type UploadState =
  | { readonly phase: 'choosing'; readonly problem: string; readonly begun: StoredUpload | null }
  | {
      readonly phase: 'starting' | 'uploading' | 'waiting' | 'paused';
      readonly sent: number;
      readonly total: number;
      readonly secondsLeft: number | null;
    }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'sent'; readonly address: string };

type Running = Extract<UploadState, { phase: 'starting' | 'uploading' | 'waiting' | 'paused' }>;
export type SessionPlan = {
  /** What the upload is for on this site, such as 'self-tape-12'. It is found again by it after a reload. */
  readonly place: string;
  readonly purpose: VideoPurpose;
};

/** One upload of a place, from the choice of the file until its last byte. It stops with the page part that shows it. */
export class UploadSession {
  private state: UploadState;
  private file: File | null = null;
  private address = '';
  private chunkBytes = CHUNK_BYTES;
  private uploader: FileUploader | null = null;
  private sent = 0;
  private tick: ReturnType<typeof setTimeout> | undefined;
  private wasLeft = false;
  private readonly rate = new UploadRate();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly plan: SessionPlan) {
    const stored = uploadMemory.read(plan.place);
    this.address = stored?.address ?? '';
    this.state = stored?.is_sent ? { phase: 'sent', address: stored.address } : { phase: 'choosing', problem: '', begun: stored };
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  readonly getState = (): UploadState => this.state;

  /** Goes on with what was under way when the page part was left. */
  readonly enter = (): void => {
    if (this.wasLeft) this.resume();
    this.wasLeft = false;
  };

  readonly leave = (): void => {
    this.wasLeft = ['starting', 'uploading', 'waiting'].includes(this.state.phase);
    if (this.wasLeft) this.pause();
  };

  readonly choose = (file: File, rules: VideoRules): void => {
    if (this.state.phase !== 'choosing') return;
    const { begun } = this.state;
    const problem = begun && !isSameFile(file, begun) ? t('upload.wrongFile', { name: begun.name }) : checkFile(file, rules);
    if (problem !== '') return this.put({ ...this.state, problem });
    this.file = file;
    this.chunkBytes = Math.min(CHUNK_BYTES, rules.chunk_bytes);
    this.begin(begun?.sent ?? 0);
  };

  readonly pause = (): void => {
    this.uploader?.pause();
    this.rate.forget();
    if (this.tick !== undefined) this.tell();
    const { state } = this;
    if (isRunning(state)) this.put({ ...state, phase: 'paused', secondsLeft: null });
  };

  readonly resume = (): void => {
    if (this.state.phase === 'failed') return this.begin(uploadMemory.read(this.plan.place)?.sent ?? 0);
    if (isRunning(this.state)) this.begin(this.state.sent);
  };

  readonly tryNow = (): void => this.uploader?.tryNow();

  /** Deletes what was sent, and lets another file be chosen. */
  readonly cancel = async (): Promise<void> => {
    const { address } = this;
    this.uploader?.pause();
    this.forget();
    if (address === '') return;
    const part = await import(/* webpackChunkName: "video-uploader" */ './upload-requests').catch(() => null);
    await part?.deleteUpload(address);
  };

  /** The upload is used or gone: another file can be chosen. */
  readonly forget = (problem = ''): void => {
    this.uploader = null;
    this.file = null;
    this.address = '';
    this.rate.forget();
    uploadMemory.write(this.plan.place, null);
    this.put({ phase: 'choosing', problem, begun: null });
  };

  /** The server has every byte of an upload that this browser did not see the end of. */
  readonly markSent = (): void => {
    const stored = uploadMemory.read(this.plan.place);
    if (this.state.phase !== 'choosing' || stored === null) return;
    uploadMemory.write(this.plan.place, { ...stored, is_sent: true });
    this.put({ phase: 'sent', address: stored.address });
  };

  private begin(sent: number): void {
    const { file } = this;
    if (!file) return;
    this.sent = sent;
    this.put({ phase: 'starting', sent, total: file.size, secondsLeft: null });
    if (this.uploader) this.uploader.start();
    else void this.load(file);
  }

  private async load(file: File): Promise<void> {
    try {
      const { FileUploader } = await loadUploader();
      if (this.file !== file || this.uploader) return;
      this.uploader = new FileUploader(
        { file, purpose: this.plan.purpose, chunkBytes: this.chunkBytes, address: this.address },
        {
          onAddress: (address) => this.learnAddress(address),
          onProgress: (sent) => this.progress(sent),
          onWaiting: (isWaiting) => this.wait(isWaiting),
          onSent: (address) => this.finish(address),
          onFailed: (error) => this.fail(error),
        },
      );
      if (this.state.phase === 'starting') this.uploader.start();
    } catch {
      if (this.file === file) this.put({ phase: 'failed', message: t('upload.notLoaded') });
    }
  }

  private learnAddress(address: string): void {
    this.address = address;
    this.store(0);
  }

  private progress(sent: number): void {
    const { state } = this;
    if (!isRunning(state) || state.phase === 'paused') return;
    this.sent = sent;
    this.rate.note(sent, Date.now());
    if (state.phase === 'uploading') this.tick ??= setTimeout(this.tell, TICK_MS);
    else this.tell();
  }

  /** Shows and stores how far it got: a few times a second is enough. */
  private readonly tell = (): void => {
    clearTimeout(this.tick);
    this.tick = undefined;
    const { state, sent } = this;
    if (!isRunning(state)) return;
    this.store(sent);
    const secondsLeft = this.rate.secondsLeft(state.total);
    this.put({ ...state, phase: 'uploading', sent, secondsLeft });
  };

  private wait(isWaiting: boolean): void {
    const { state } = this;
    if (!isWaiting || !isRunning(state)) return;
    clearTimeout(this.tick);
    this.tick = undefined;
    this.rate.forget();
    this.put({ ...state, phase: 'waiting', sent: this.sent, secondsLeft: null });
  }

  private finish(address: string): void {
    const { file } = this;
    this.address = address;
    if (file) this.store(file.size, true);
    this.file = null;
    this.uploader = null;
    this.put({ phase: 'sent', address });
  }

  private fail(error: Error): void {
    // What the server refused cannot go on; a new try begins with a new request.
    this.uploader = null;
    this.put({ phase: 'failed', message: messageOf(error) });
  }

  private store(sent: number, isSent = false): void {
    const { file, address } = this;
    if (!file || address === '') return;
    const look = { name: file.name, bytes: file.size, changed_at: file.lastModified };
    uploadMemory.write(this.plan.place, { address, ...look, sent, is_sent: isSent });
  }

  private put(state: UploadState): void {
    this.state = state;
    for (const onChange of this.listeners) onChange();
  }
}

function isRunning(state: UploadState): state is Running {
  return ['starting', 'uploading', 'waiting', 'paused'].includes(state.phase);
}

const loadUploader = () => import(/* webpackChunkName: "video-uploader" */ './file-uploader');

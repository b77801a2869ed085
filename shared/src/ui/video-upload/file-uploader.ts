import { ConnectionError, ensureXsrfToken } from '@alltalent/shared/api';
import { Upload } from 'tus-js-client';
import { VIDEO_UPLOAD_PATH, type VideoPurpose } from '../../contracts/videos/video-values';
import { faultOf } from './upload-error';
import { isReadable, signRequest } from './upload-requests';

const DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Refusals of a busy server in a row after which the upload stops. */
const MOST_BUSY = 8;
/** A request without progress for so long is taken for a broken line. */
const STALL_MS = 60_000;

export type UploadPlan = {
  readonly file: File;
  readonly purpose: VideoPurpose;
  readonly chunkBytes: number;
  /** Of an upload that was begun before; '' for a new one. */
  readonly address: string;
};

export type UploadListener = {
  /** The upload was created; also after the server forgot a former one. */
  readonly onAddress: (address: string) => void;
  readonly onProgress: (sent: number) => void;
  /** True when the line broke or the server is busy, false when bytes go out again. */
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly onSent: (address: string) => void;
  readonly onFailed: (error: Error) => void;
};

/** Sends one file by tus. A broken line is waited for, with growing delays and until the browser says that it is back. */
export class FileUploader {
  private upload: Upload | null = null;
  private address: string;
  private failures = 0;
  private isRenewed = false;
  private isStopped = true;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stall: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly plan: UploadPlan,
    private readonly listener: UploadListener,
  ) {
    this.address = plan.address;
  }

  /** Begins, or goes on from what the server has. */
  readonly start = (): void => {
    if (!this.isStopped) return;
    this.isStopped = false;
    this.failures = 0;
    window.addEventListener('online', this.tryNow);
    void this.attempt();
  };

  readonly pause = (): void => {
    this.isStopped = true;
    window.removeEventListener('online', this.tryNow);
    this.halt();
  };

  /** Ends a wait for the line. */
  readonly tryNow = (): void => {
    if (this.isStopped || this.retry === undefined) return;
    void this.attempt();
  };

  private halt(): void {
    clearTimeout(this.retry);
    clearTimeout(this.stall);
    this.retry = undefined;
    void this.upload?.abort();
    this.upload = null;
  }

  private async attempt(): Promise<void> {
    this.halt();
    if (!(await isReadable(this.plan.file))) return this.fail(new Error('The file cannot be read any more.'));
    if (this.isStopped || this.upload) return;
    const { file, purpose, chunkBytes } = this.plan;
    const { address } = this;
    const upload = new Upload(file, {
      // Without an endpoint the library cannot create a second upload when the server does not answer for the first one.
      ...(address === '' ? { endpoint: VIDEO_UPLOAD_PATH } : { uploadUrl: address }),
      chunkSize: chunkBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, purpose },
      onBeforeRequest: signRequest,
      onUploadUrlAvailable: () => this.learnAddress(upload),
      onProgress: (sent) => this.progress(sent),
      onChunkComplete: () => this.settle(),
      onSuccess: () => this.finish(),
      onError: (error) => void this.recover(error, upload),
    });
    this.upload = upload;
    this.watchStall();
    upload.start();
  }

  private learnAddress(upload: Upload): void {
    if (this.address !== '' || !upload.url) return;
    this.address = upload.url;
    this.listener.onAddress(this.address);
  }

  private progress(sent: number): void {
    if (this.isStopped) return;
    this.watchStall();
    this.listener.onProgress(sent);
    this.listener.onWaiting(false);
  }

  private settle(): void {
    this.failures = 0;
    this.isRenewed = false;
  }

  private finish(): void {
    const { address } = this;
    this.pause();
    this.listener.onSent(address);
  }

  private fail(error: Error): void {
    this.pause();
    this.listener.onFailed(error);
  }

  private watchStall(): void {
    clearTimeout(this.stall);
    const { upload } = this;
    this.stall = setTimeout(() => {
      void upload?.abort();
      if (this.upload === upload) this.waitForLine();
    }, STALL_MS);
  }

  private async recover(error: unknown, upload: Upload): Promise<void> {
    clearTimeout(this.stall);
    const fault = await faultOf(error, this.address !== '');
    if (this.isStopped || this.upload !== upload) return;
    if (fault.kind === 'refused') return this.fail(fault.error);
    if (fault.kind === 'token') return this.renewToken();
    if (fault.kind === 'gone') return this.beginAgain();
    if (fault.kind === 'busy' && this.failures >= MOST_BUSY) return this.fail(fault.error);
    return this.waitForLine();
  }

  private async renewToken(): Promise<void> {
    if (this.isRenewed) return this.fail(new ConnectionError('unreachable'));
    this.isRenewed = true;
    try {
      await ensureXsrfToken({}, true);
    } catch {
      if (!this.isStopped) this.waitForLine();
      return;
    }
    if (!this.isStopped) await this.attempt();
  }

  private async beginAgain(): Promise<void> {
    this.address = '';
    this.listener.onAddress('');
    this.listener.onProgress(0);
    await this.attempt();
  }

  private waitForLine(): void {
    this.halt();
    this.failures += 1;
    this.listener.onWaiting(true);
    this.retry = setTimeout(() => void this.attempt(), DELAYS_MS[Math.min(this.failures, DELAYS_MS.length) - 1]);
  }
}

import { refusalOf } from '@alltalent/shared/api';
import { asPhoto, refuseFile } from '@alltalent/shared/ui/picture-upload';

/** One after the other, so that the photos stand in the order in which they were chosen. */
const AT_ONCE = 1;

export type PhotoUpload = {
  readonly id: number;
  readonly file: File;
  /** 'refused': not worth sending again as it is. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** How much has been sent, from 0 to 1. */
  readonly part: number;
  /** Why it failed or was refused. */
  readonly message: string;
};
type Sender = (file: File, options: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void }) => Promise<void>;

/** Queue of files being uploaded; finished files leave it. */
export class UploadQueue {
  private uploads: readonly PhotoUpload[] = [];
  private lastId = 0;
  private readonly controllers = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly transmit: Sender) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = (): readonly PhotoUpload[] => this.uploads;

  /** Adds files; those beyond `room` are refused. */
  add(files: readonly File[], room: number): void {
    let left = room - this.uploads.filter(({ state }) => state !== 'refused').length;
    const added = files.map(asPhoto).map((file): PhotoUpload => {
      const refusal = refuseFile(file) ?? (left > 0 ? null : `There is no room for ${file.name}: take another photo out first.`);
      if (refusal === null) left -= 1;
      this.lastId += 1;
      return { id: this.lastId, file, state: refusal === null ? 'waiting' : 'refused', part: 0, message: refusal ?? '' };
    });
    this.publish([...this.uploads, ...added]);
    this.startNext();
  }

  /** Takes an upload out of the list, one that failed as well. */
  cancel(id: number): void {
    this.controllers.get(id)?.abort();
    this.remove(id);
    this.startNext();
  }

  retry(id: number): void {
    this.change(id, { state: 'waiting', part: 0, message: '' });
    this.startNext();
  }

  /** Resolves once nothing is on its way; false where something failed that can be sent again. */
  finish(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.uploads.some(({ state }) => state === 'waiting' || state === 'sending')) return;
        stop();
        resolve(!this.uploads.some(({ state }) => state === 'failed'));
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  private startNext(): void {
    const busy = this.uploads.filter(({ state }) => state === 'sending').length;
    const next = this.uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy));
    for (const upload of next) void this.send(upload);
  }

  private async send({ id, file }: PhotoUpload): Promise<void> {
    const controller = new AbortController();
    this.controllers.set(id, controller);
    this.change(id, { state: 'sending' });
    try {
      await this.transmit(file, { signal: controller.signal, onProgress: (part) => this.change(id, { part }) });
      this.remove(id);
    } catch (error) {
      if (!controller.signal.aborted) this.change(id, { state: 'failed', message: `${file.name} was not added. ${refusalOf(error)}` });
    }
    this.controllers.delete(id);
    this.startNext();
  }

  private change(id: number, changes: Partial<PhotoUpload>): void {
    this.publish(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  private remove(id: number): void {
    this.publish(this.uploads.filter((upload) => upload.id !== id));
  }

  private publish(uploads: readonly PhotoUpload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

import { ApiError, hasCode, refusalOf } from '@alltalent/shared/api';
import type { JobContent, OwnJob, OwnJobResponse, SaveJobInput } from '@alltalent/shared/contracts';
import { textOf } from './blank-job';
import type { DraftState, SaveOutcome } from './draft-state';
import { asJobFields } from './job-errors';

export const SAVE_PAUSE_MS = 800;

export type DraftServer = { readonly save: (input: SaveJobInput) => Promise<OwnJobResponse> };

/** The draft as the saver sees it: what is to be sent, and where the result goes. */
type SavedDraft = {
  read(): DraftState;
  readNewest(): JobContent;
  notify(outcome: SaveOutcome): void;
  accept(job: OwnJob, text: string): void;
};

/** Saves a draft shortly after its last change, one request at a time. */
export class DraftSaver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<boolean> | null = null;

  constructor(
    private readonly draft: SavedDraft,
    private readonly server: DraftServer,
  ) {}

  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), SAVE_PAUSE_MS);
  }

  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.draft.read().isDirty) {
      if (this.draft.read().outcome.kind === 'stale' || !(await this.send())) return false;
    }
    return true;
  }

  private send(): Promise<boolean> {
    this.sending ??= this.transmit().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async transmit(): Promise<boolean> {
    const { job } = this.draft.read();
    const content = this.draft.readNewest();
    this.draft.notify({ kind: 'saving' });
    try {
      const { data } = await this.server.save({ id: job?.id ?? null, revision: job?.revision ?? 0, content });
      this.draft.notify({ kind: 'saved' });
      this.draft.accept(data, textOf(content));
      return true;
    } catch (error) {
      this.draft.notify(outcomeOf(error));
      return false;
    }
  }
}

function outcomeOf(error: unknown): SaveOutcome {
  if (hasCode(error, 'REVISION_STALE')) return { kind: 'stale' };
  const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
  return { kind: 'failed', message: refusalOf(error), errors: asJobFields(fields) };
}

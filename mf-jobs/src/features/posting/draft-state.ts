import type { JobContent, JobLacks, OwnJob } from '@alltalent/shared/contracts';

export type SaveOutcome =
  /** 'stale': it was saved elsewhere since, and somebody has to choose. */
  { readonly kind: 'none' | 'saving' | 'saved' | 'stale' } | { readonly kind: 'failed'; readonly message: string };

export type DraftState = {
  readonly content: JobContent;
  /** As the server has it; null while it has nothing. */
  readonly job: OwnJob | null;
  readonly errors: JobLacks;
  /** Key of the role whose fields are shown; '' for none. */
  readonly openRole: string;
  readonly outcome: SaveOutcome;
  /** Typed, and not with the server. */
  readonly isDirty: boolean;
};

import { type ProfileRecordings, profileRecordingsSchema } from '@alltalent/shared/contracts';
import type { SectionShape } from '../section/section-shape';

export type RecordingDraft = ProfileRecordings['recordings'][number];
export type ReelDraft = NonNullable<ProfileRecordings['reels']>[number];
export type RecordingsDraft = { readonly recordings: readonly RecordingDraft[]; readonly reels: readonly ReelDraft[] };

const isBlank = ({ address: url, title }: RecordingDraft) => url.trim() === '' && title.trim() === '';

/** Rows that nobody has begun to fill in are not sent. */
export const RECORDINGS_SHAPE: SectionShape<'recordings', RecordingsDraft> = {
  section: 'recordings',
  schema: profileRecordingsSchema,
  toDraft: ({ recordings, reels = [] }) => ({
    recordings: recordings.map(({ address: url, title }) => ({ address: url, title })),
    reels,
  }),
  toWire: ({ recordings, reels }) => ({
    recordings: recordings.filter((row) => !isBlank(row)).map(({ address: url, title }) => ({ address: url, title })),
    reels,
  }),
  toInput: (recordings) => ({ recordings }),
  fieldOf: (path, { recordings }) =>
    path.replace(/^recordings\[(\d+)\]/u, (_whole, sent: string) => `recordings[${placeOf(recordings, Number(sent))}]`),
};

function placeOf(recordings: readonly RecordingDraft[], sent: number): number {
  const begun = recordings.flatMap((row, place) => (isBlank(row) ? [] : [place]));
  return begun[sent] ?? sent;
}

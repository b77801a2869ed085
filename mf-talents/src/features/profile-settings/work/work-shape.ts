import { type ProfileWork, profileWorkSchema } from '@alltalent/shared/contracts';
import { toSum, toText } from '../section/draft-numbers';
import type { SectionShape } from '../section/section-shape';

type WorkDraft = Omit<ProfileWork, 'rate_from'> & { readonly rate_from: string };

export const WORK_SHAPE: SectionShape<'work', WorkDraft> = {
  section: 'work',
  schema: profileWorkSchema,
  toDraft: ({ rate_from, rate_unit, availability, available_from }) => ({
    rate_from: toText(rate_from),
    rate_unit,
    availability,
    available_from,
  }),
  toWire: ({ rate_from, rate_unit, availability, available_from }) => ({
    rate_from: toSum(rate_from),
    rate_unit,
    availability,
    available_from: availability === 'from' ? available_from : '',
  }),
  toInput: (work) => ({ work }),
};

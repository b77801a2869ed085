import { type ProfilePrivacy, profilePrivacySchema } from '@alltalent/shared/contracts';
import type { SectionShape } from '../section/section-shape';

export const PRIVACY_SHAPE: SectionShape<'privacy', ProfilePrivacy> = {
  section: 'privacy',
  schema: profilePrivacySchema,
  toDraft: ({ is_private, hide_last_name, allow_prints, sections }) => ({
    is_private,
    hide_last_name,
    allow_prints: allow_prints === true,
    sections,
  }),
  toWire: ({ is_private, hide_last_name, allow_prints, sections }) => ({
    is_private,
    hide_last_name,
    allow_prints: allow_prints === true,
    sections,
  }),
  toInput: (privacy) => ({ privacy }),
  isImmediate: true,
};

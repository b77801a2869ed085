import {
  type ProfilePrivacy,
  profilePrivacySchema,
  type ProfileSkills,
  profileSkillsSchema,
  type ProfileWork,
  profileWorkSchema,
} from '@alltalent/shared/contracts';
import { toSum, toText } from './draft-numbers';
import type { SectionShape } from './section-shape';

export const SKILLS_SHAPE: SectionShape<'skills', ProfileSkills> = {
  section: 'skills',
  schema: profileSkillsSchema,
  toDraft: ({ skills, languages }) => ({ skills, languages }),
  toWire: ({ skills, languages }) => ({ skills, languages }),
  toInput: (skills) => ({ skills }),
};

export const PRIVACY_SHAPE: SectionShape<'privacy', ProfilePrivacy> = {
  section: 'privacy',
  schema: profilePrivacySchema,
  toDraft: ({ is_private, hide_last_name, sections }) => ({ is_private, hide_last_name, sections }),
  toWire: ({ is_private, hide_last_name, sections }) => ({ is_private, hide_last_name, sections }),
  toInput: (privacy) => ({ privacy }),
  isImmediate: true,
};

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

import { type ProfileSkills, profileSkillsSchema } from '@alltalent/shared/contracts';
import type { SectionShape } from '../section/section-shape';

export const SKILLS_SHAPE: SectionShape<'skills', ProfileSkills> = {
  section: 'skills',
  schema: profileSkillsSchema,
  toDraft: ({ skills, languages }) => ({ skills, languages }),
  toWire: ({ skills, languages }) => ({ skills, languages }),
  toInput: (skills) => ({ skills }),
};

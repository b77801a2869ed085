import { PROFILE_LIMITS, type ProfileContent } from '@alltalent/shared/contracts';
import { SectionForm } from '../section/section-form';
import { SKILLS_SHAPE } from './skills-shape';
import { TagField } from './tag-field';

const SKILLS = ['Kathak', 'Horse riding', 'Stage combat', 'Classical singing', 'Improvisation', 'Dubbing', 'Yoga', 'Driving'];
const LANGUAGES = ['Hindi', 'English', 'Marathi', 'Tamil', 'Telugu', 'Bengali', 'Punjabi', 'Malayalam', 'Kannada', 'Gujarati'];

export function SkillsSection({ content }: { readonly content: ProfileContent }) {
  return (
    <SectionForm
      shape={SKILLS_SHAPE}
      content={content}
      title="Skills and languages"
      lede="What you could do in front of a camera tomorrow. Clients search by these words."
    >
      <TagField
        name="skills"
        label="Skills"
        one="skill"
        most={PROFILE_LIMITS.skills}
        longest={PROFILE_LIMITS.skillLength}
        suggestions={SKILLS}
      />
      <TagField
        name="languages"
        label="Languages"
        one="language"
        most={PROFILE_LIMITS.languages}
        longest={PROFILE_LIMITS.skillLength}
        suggestions={LANGUAGES}
      />
    </SectionForm>
  );
}

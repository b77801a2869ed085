import { type Audience, GUARDED_SECTIONS, type GuardedSection, type OwnProfile, type ProfilePrivacy } from '@alltalent/shared/contracts';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { FormCheckField, useFormField } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { AUDIENCE_CHOICES, GUARDED_NAMES, privacyText } from './privacy-labels';
import styles from './privacy.module.css';
import { t } from '../../../messages';
import { SectionForm } from '../section/section-form';
import { PRIVACY_SHAPE } from './privacy-shape';

export function PrivacySection({ profile }: { readonly profile: OwnProfile }) {
  return (
    <SectionForm
      shape={PRIVACY_SHAPE}
      content={profile.content}
      title="Privacy"
      lede={
        profile.is_child === true
          ? t('profileSettings.childPrivacy')
          : 'Takes effect at once, without anybody’s approval. Your e-mail and number are never shown.'
      }
    >
      <PrivacyFields profile={profile} />
    </SectionForm>
  );
}

function PrivacyFields({ profile }: { readonly profile: OwnProfile }) {
  const { values } = useFormikContext<ProfilePrivacy>();
  return (
    <>
      {profile.is_child !== true && <ListSwitches profile={profile} />}
      <div className={styles.audiences}>
        <h3 className={styles.heading}>Who sees what</h3>
        {GUARDED_SECTIONS.map((section) => (
          <AudienceChoice key={section} section={section} />
        ))}
      </div>
      <p className={styles.text}>{privacyText(values, profile.is_child === true)}</p>
    </>
  );
}

function ListSwitches({ profile }: { readonly profile: OwnProfile }) {
  return (
    <div className={styles.switches}>
      <FormCheckField
        name="is_private"
        label={<Switch title="Private profile" text="You are not named in any list. Anyone who has your address must log in to see you." />}
      />
      <FormCheckField name="hide_last_name" label={<Switch title="Hide my last name" text={shortName(profile)} />} />
      <FormCheckField name="allow_prints" label={<Switch title={t('privacy.prints')} text={t('privacy.printsText')} />} />
    </div>
  );
}

function AudienceChoice({ section }: { readonly section: GuardedSection }) {
  const { value, onChange } = useFormField<Audience>(`sections.${section}`);
  return (
    <ChoiceField
      label={GUARDED_NAMES[section].title}
      name={`sections.${section}`}
      value={value}
      choices={AUDIENCE_CHOICES}
      onChange={onChange}
      isRow
    />
  );
}

function Switch({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <strong className={styles.switchTitle}>{title}</strong>
      <span className="muted">{text}</span>
    </>
  );
}

function shortName({ content: { basics } }: OwnProfile): string {
  const letter = basics.last_name.trim().charAt(0);
  return letter === '' ? 'Others see your first name and one letter.' : `Others see “${basics.first_name} ${letter}.”`;
}

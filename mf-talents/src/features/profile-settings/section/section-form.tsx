import type { ProfileContent, ProfileSection } from '@alltalent/shared/contracts';
import { toFormErrors } from '@alltalent/shared/ui/form';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { SettingsSection, type SettingsSectionProps } from '../../../domain/own-profile/settings-section';
import type { DraftMemory } from './draft-memory';
import { SaveStatus } from './save-status';
import styles from './section-form.module.css';
import { checkDraft, type SectionShape } from './section-shape';
import { useAutosave } from './use-autosave';
import { Refusal } from './use-refused-fields';
import { useSectionDraft } from './use-section-draft';
import { textOf } from './use-section-save';

type SectionFormProps<Section extends ProfileSection, Draft extends object> = Pick<SettingsSectionProps, 'title' | 'lede'> & {
  readonly shape: SectionShape<Section, Draft>;
  readonly content: ProfileContent;
  readonly children: ReactNode;
};

/** Section that saves itself. Typed values survive every response and reload. */
export function SectionForm<Section extends ProfileSection, Draft extends object>(props: SectionFormProps<Section, Draft>) {
  const { shape, content } = props;
  const { draft, memory } = useSectionDraft(shape, content);
  const [refusal] = useState(() => new Refusal());
  const validate = (values: Draft) => {
    const checked = checkDraft(shape, values);
    return toFormErrors({
      ...(checked.isGood ? {} : checked.errors),
      ...refusal.errorsOf(textOf(shape, values)),
      ...shape.checkOpen?.(values),
    });
  };
  return (
    <Formik initialValues={draft} validate={validate} validateOnChange={false} onSubmit={() => undefined}>
      <SavingForm {...props} memory={memory} refusal={refusal} />
    </Formik>
  );
}

type SavingFormProps<Section extends ProfileSection, Draft extends object> = SectionFormProps<Section, Draft> & {
  readonly memory: DraftMemory;
  readonly refusal: Refusal;
};

function SavingForm<Section extends ProfileSection, Draft extends object>(props: SavingFormProps<Section, Draft>) {
  const { shape, content, memory, refusal, title, lede, children } = props;
  const { values } = useFormikContext<Draft>();
  const { savedText, ...autosave } = useAutosave(shape, content, refusal);
  const isStored = autosave.isDirty || (shape.isOpen?.(values) ?? false);
  const typed = isStored ? JSON.stringify(values) : null;
  useEffect(() => memory.write(typed === null ? null : { base: savedText, draft: typed }), [memory, typed, savedText]);
  return (
    <SettingsSection id={shape.section} title={title} lede={lede} status={<SaveStatus {...autosave} />}>
      <Form noValidate className={styles.form} onBlur={() => void autosave.flush()}>
        {children}
      </Form>
    </SettingsSection>
  );
}

import { LIMITS, PROFILE_LIMITS, PRONOUNS, type ProfileContent } from '@alltalent/shared/contracts';
import { FormSelectField, FormTextField } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { LoadAgain } from '../../../domain/lookups/load-again';
import { gendersQuery } from '../../../domain/lookups/lookups.query';
import { toOptions } from '../../../domain/lookups/to-options';
import { BASICS_SHAPE } from './basics-shape';
import { CategoryChoice } from './category-choice';
import { CityChoice } from './city-choice';
import { DigitsField } from '../section/digits-field';
import styles from '../section/fields.module.css';
import { SectionForm } from '../section/section-form';
import { CountedTextArea, CountedTextField } from './story-fields';

const PRONOUN_OPTIONS = PRONOUNS.filter((pronoun) => pronoun !== '').map((pronoun) => ({ value: pronoun, label: pronoun }));
const NAME = { maxLength: LIMITS.nameLength, autoComplete: 'off' } as const;

export function BasicsSection({ content }: { readonly content: ProfileContent }) {
  return (
    <SectionForm
      shape={BASICS_SHAPE}
      content={content}
      title="Basics"
      lede="Who you are and what you do: the first thing a casting director reads."
    >
      <div className={styles.pair}>
        <FormTextField name="first_name" label="First name" {...NAME} />
        <FormTextField name="last_name" label="Last name" {...NAME} />
      </div>
      <div className={styles.pair}>
        <CategoryChoice content={content} />
      </div>
      <CountedTextField
        name="headline"
        label="Headline"
        most={PROFILE_LIMITS.headline}
        placeholder="Actor and Kathak dancer who does her own falls"
        hint="What you do, in one line."
      />
      <div className={styles.pair}>
        <CityChoice />
        <GenderChoice />
      </div>
      <div className={styles.pair}>
        <FormSelectField name="pronouns" label="Pronouns" placeholder="Not shown" options={PRONOUN_OPTIONS} />
        <PlayingAge />
      </div>
      <CountedTextArea
        name="about"
        label="Your story"
        most={PROFILE_LIMITS.about}
        hint="Where you trained, what you love doing, what people remember you for. No phone numbers or addresses: clients reach you here."
        rows={7}
      />
    </SectionForm>
  );
}

function GenderChoice() {
  const genders = useQuery(gendersQuery);
  return (
    <FormSelectField
      name="gender_id"
      label="Gender"
      placeholder="Choose"
      options={toOptions(genders.data)}
      isDisabled={genders.isError}
      hint={genders.isError && <LoadAgain what="Genders" onRetry={genders.refetch} />}
    />
  );
}

function PlayingAge() {
  return (
    <fieldset className={styles.ages}>
      <legend>Ages you can play</legend>
      <div className={styles.agePair}>
        <DigitsField name="playing_age_min" label="From" isLabelHidden maxLength={3} placeholder="from" />
        <span aria-hidden="true">to</span>
        <DigitsField name="playing_age_max" label="To" isLabelHidden maxLength={3} placeholder="to" />
      </div>
    </fieldset>
  );
}

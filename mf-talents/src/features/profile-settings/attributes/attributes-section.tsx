import type { FilterAttribute, ProfileContent } from '@alltalent/shared/contracts';
import { ErrorState, Skeleton } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField } from '@alltalent/shared/ui/form';
import { useMemo } from 'react';
import type { AttributeGroups } from '../../../domain/lookups/lookups.query';
import { SettingsSection } from '../../../domain/own-profile/settings-section';
import { unitOf } from '../../../domain/lookups/attribute-unit';
import { attributeKey, attributesShape, hasHalves } from './attributes-shape';
import { DigitsField } from '../section/digits-field';
import styles from '../section/fields.module.css';
import { SectionForm } from '../section/section-form';
import { useCastingAttributes } from './use-casting-attributes';

const HEADER = {
  title: 'Casting details',
  lede: 'What clients of your category filter by. Fill in what you like; measurements are shown to verified clients alone.',
} as const;

export function AttributesSection({ content }: { readonly content: ProfileContent }) {
  const categoryId = content.basics.category_id;
  const { groups, attributes, isKnown, isFailed, retry } = useCastingAttributes(categoryId);
  if (isKnown && attributes.length > 0 && categoryId !== null) {
    return <AttributesForm key={categoryId} content={content} categoryId={categoryId} groups={groups} />;
  }
  return (
    <SettingsSection id="attributes" {...HEADER}>
      {categoryId === null && (
        <p>
          These depend on what you do. <a href="#basics">Choose your category first</a>
        </p>
      )}
      {isKnown && <p>Your category has none: your photos, skills and credits say it all.</p>}
      {isFailed && <ErrorState isCompact title="The casting details did not load" onRetry={() => void retry()} />}
      {categoryId !== null && !isKnown && !isFailed && <Skeleton shape="block" height="8rem" />}
    </SettingsSection>
  );
}

type AttributesFormProps = { readonly content: ProfileContent; readonly categoryId: number; readonly groups: AttributeGroups };

function AttributesForm({ content, categoryId, groups }: AttributesFormProps) {
  const shape = useMemo(() => attributesShape([...groups.physical, ...groups.social], categoryId), [groups, categoryId]);
  return (
    <SectionForm shape={shape} content={content} {...HEADER}>
      <AttributeGroup title="Looks" attributes={groups.physical} />
      <AttributeGroup title="Reach" attributes={groups.social} />
    </SectionForm>
  );
}

function AttributeGroup({ title, attributes }: { readonly title: string; readonly attributes: readonly FilterAttribute[] }) {
  if (attributes.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.pair}>
        {attributes.map((attribute) => (
          <AttributeField key={attribute.id} attribute={attribute} />
        ))}
      </div>
    </fieldset>
  );
}

function AttributeField({ attribute }: { readonly attribute: FilterAttribute }) {
  const { id, label, type, dropdown_option: options } = attribute;
  const name = `values.${attributeKey(id)}`;
  const unit = unitOf(attribute);
  const field = { name, label: unit === '' ? label : `${label} (${unit})` };
  if (type === 'input' && hasHalves(attribute)) return <DigitsField {...field} maxLength={9} hasHalves />;
  // A number is read as a whole: digits alone would make 25 of '25k'.
  if (type === 'input') return <FormTextField {...field} maxLength={20} autoComplete="off" inputMode={unit === '' ? 'text' : 'numeric'} />;
  return (
    <FormSelectField name={name} label={label} placeholder="Not said" options={options.map(({ value }) => ({ value, label: value }))} />
  );
}

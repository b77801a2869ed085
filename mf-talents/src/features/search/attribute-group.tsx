import { type FilterAttribute, listInWords } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { AttributeField } from './attribute-field';
import styles from './attribute-section.module.css';
import { type AttributeTexts, typedEnds } from './attribute-text';
import { t } from '../../messages';
import { useUsableAttributes } from './use-usable-attributes';

type AttributeGroupProps = {
  readonly title: string;
  readonly attributes: readonly FilterAttribute[];
  readonly texts: AttributeTexts;
  readonly onEdit: (id: number, text: string) => void;
};

export function AttributeGroup({ title, attributes, texts, onEdit }: AttributeGroupProps) {
  const { usable, barred } = useUsableAttributes(attributes, texts);
  if (attributes.length === 0) return null;
  const fields = usable.map((attribute) => ({ attribute, ends: typedEnds(attribute, texts[attribute.id] ?? '') }));
  const active = fields.filter(({ ends: { min, max } }) => min !== '' || max !== '').length;
  return (
    <details className={styles.group} open>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {active > 0 && <span className={`${styles.active} num`}>{`${active} active`}</span>}
        <Icon name="down" />
      </summary>
      <div className={styles.fields}>
        {fields.map(({ attribute, ends }) => (
          <AttributeField key={attribute.id} attribute={attribute} ends={ends} onEdit={(text) => onEdit(attribute.id, text)} />
        ))}
      </div>
      {barred.length > 0 && <p className={styles.note}>{t('filters.measurements', { labels: listInWords(barred, 'and') })}</p>}
    </details>
  );
}

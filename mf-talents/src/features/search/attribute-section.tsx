import { LineArt, Skeleton } from '@alltalent/shared/ui';
import { AttributeGroup } from './attribute-group';
import styles from './attribute-section.module.css';
import type { AttributeTexts } from './attribute-text';
import { LoadAgain } from '../../domain/lookups/load-again';
import type { CategoryAttributes } from './use-category-attributes';

type AttributeSectionProps = {
  readonly category: number | undefined;
  readonly attributes: CategoryAttributes;
  readonly texts: AttributeTexts;
  readonly onEdit: (id: number, text: string) => void;
};

/** The filters of the chosen category. When they do not load, everything around them goes on working. */
export function AttributeSection({ category, attributes: { groups, isFailed, retry }, texts, onEdit }: AttributeSectionProps) {
  if (category === undefined) return <p className={styles.note}>Pick a category to filter by looks and reach, too.</p>;
  if (isFailed)
    return (
      <p className={styles.note} role="status">
        <LoadAgain what="Extra filters" onRetry={retry} />
      </p>
    );
  if (!groups) return <Skeleton className={styles.ghost} />;
  if (groups.physical.length + groups.social.length === 0) return <NoExtraFilters />;
  return (
    <div>
      <AttributeGroup title="Physical" attributes={groups.physical} texts={texts} onEdit={onEdit} />
      <AttributeGroup title="Social" attributes={groups.social} texts={texts} onEdit={onEdit} />
    </div>
  );
}

function NoExtraFilters() {
  return (
    <div className={styles.none}>
      <LineArt className={styles.art} viewBox="0 0 160 96">
        <path data-part="beam" d="M62 14 30 84h64Z" />
        <ellipse data-part="floor" cx="62" cy="84" rx="34" ry="6" />
        <path data-part="lamp" d="M52 6h20l4 8H48Z" />
      </LineArt>
      <p>
        <strong>No extra filters for this category</strong>
      </p>
      <p className="muted">Gender and age still work.</p>
    </div>
  );
}

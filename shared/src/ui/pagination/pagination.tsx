import { Link } from 'react-router';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { type PageItem, pageNumbers } from './page-numbers';
import styles from './pagination.module.css';

export type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Called when a page is chosen, beside the navigation itself. */
  readonly onNavigate?: (page: number) => void;
  readonly label?: string;
  readonly className?: string;
};

export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefOf, onNavigate, label = 'Pages', className } = props;
  if (pageCount < 2) return null;
  const items = pageNumbers(page, pageCount);
  return (
    <nav className={joinClasses(styles.pages, 'num', className)} aria-label={label}>
      <Step {...props} direction="prev" />
      <ol className={styles.list}>
        {items.map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} className={isSpare(items, index, page) ? styles.spare : undefined}>
              <Link
                className={styles.link}
                to={hrefOf(item)}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onNavigate?.(item)}
              >
                {item}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step {...props} direction="next" />
    </nav>
  );
}

const STEPS = { prev: { by: -1, label: 'Previous' }, next: { by: 1, label: 'Next' } } as const;

function Step({ page, pageCount, hrefOf, onNavigate, direction }: PaginationProps & { readonly direction: 'prev' | 'next' }) {
  const { by, label } = STEPS[direction];
  const target = page + by;
  const className = joinClasses(styles.link, styles.step);
  const content = (
    <>
      {direction === 'prev' && <Icon name="prev" />}
      <span className={styles.stepName}>{label}</span>
      {direction === 'next' && <Icon name="next" />}
    </>
  );
  if (target < 1 || target > pageCount) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <Link className={className} to={hrefOf(target)} rel={direction} onClick={() => onNavigate?.(target)}>
      {content}
    </Link>
  );
}

/** Pages beside a gap that a very narrow screen can do without. */
function isSpare(items: readonly PageItem[], index: number, page: number): boolean {
  return items[index] !== page && index > 0 && index < items.length - 1 && (items[index - 1] === 'gap' || items[index + 1] === 'gap');
}

import { type ReactNode, useId } from 'react';
import { Dialog } from '../modal/dialog';
import { Picture } from '../picture/picture';
import styles from './comparison.module.css';

type ComparisonProps<Person> = {
  readonly title: string;
  readonly people: readonly Person[];
  readonly keyOf: (person: Person) => number;
  readonly renderPerson: (person: Person) => ReactNode;
  readonly onClose: () => void;
};

/** Dialog with people side by side. */
export function Comparison<Person>({ title, people, keyOf, renderPerson, onClose }: ComparisonProps<Person>) {
  return (
    <Dialog isOpen onClose={onClose} title={title} className={styles.dialog}>
      {/* Wider than a phone: it scrolls, and so it can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="People side by side">
        <ul className={styles.columns}>
          {people.map((person) => (
            <li key={keyOf(person)}>{renderPerson(person)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type ComparedPersonProps = {
  readonly name: ReactNode;
  /** The first one is large. */
  readonly pictures: readonly { readonly image: string; readonly alt: string }[];
  readonly children: ReactNode;
};

/** One column: pictures, name, and what is compared. */
export function ComparedPerson({ name, pictures, children }: ComparedPersonProps) {
  const id = useId();
  return (
    <article className={styles.column} aria-labelledby={id}>
      <div className={styles.photos}>
        {pictures.map(({ image, alt }) => (
          <Picture key={image} src={image} alt={alt} width={400} height={500} sizes="16rem" />
        ))}
      </div>
      <h3 id={id}>{name}</h3>
      {children}
    </article>
  );
}

type ComparedFactsProps = { readonly facts: readonly { readonly name: string; readonly value: ReactNode }[] };

export function ComparedFacts({ facts }: ComparedFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { FOR_CLIENTS, FOR_TALENT, type Principle } from './ethos';
import styles from './ethos.module.css';

export function OurEthos() {
  return (
    <section className={`section ${styles.ethos}`} aria-labelledby="our-ethos">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="our-ethos">Our ethos</h2>
          <p className="lede">Six promises, three to each side of the table. They are why the two of you can trust the same page.</p>
        </header>
        <div className={styles.lanes}>
          <Lane title="To talent" principles={FOR_TALENT} />
          <Lane title="To clients" principles={FOR_CLIENTS} isLater />
          <p className={styles.slate}>
            <span className={styles.clap} aria-hidden="true" />
            <strong>Safe on set.</strong>
            <span>Children come with a grown-up. Phone numbers stay private.</span>
          </p>
        </div>
      </div>
    </section>
  );
}

type LaneProps = { readonly title: string; readonly principles: readonly Principle[]; readonly isLater?: boolean };

function Lane({ title, principles, isLater = false }: LaneProps) {
  return (
    <div className={isLater ? styles.later : undefined}>
      <h3 className={styles.laneTitle}>{title}</h3>
      <ul className={styles.principles}>
        {principles.map(({ name, text, Art }) => (
          <li key={name} className={styles.principle}>
            <Art />
            <div>
              <h4>{name}</h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

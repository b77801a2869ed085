import layout from '../review/review.module.css';

type FactsProps = { readonly facts: readonly (readonly [label: string, value: string])[] };

/** Facts with their labels; a fact without a value is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={layout.account}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

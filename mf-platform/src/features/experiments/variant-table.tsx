import { formatCount, type VariantResult } from '@alltalent/shared/contracts';
import { DataTable } from '../../domain/data-table/data-table';
import { percent, share } from '../../domain/figures/figures';
import css from './experiments.module.css';

const COLUMNS = ['Variant', 'Weight', 'Shown to', 'Converted', 'Rate', 'Difference to A, 95 %', 'Failures', 'Largest paint, p75'];

export function VariantTable({ variants }: { readonly variants: readonly VariantResult[] }) {
  return (
    <DataTable columns={COLUMNS} className={css.variants}>
      {variants.map((variant) => (
        <VariantRow key={variant.variant} {...variant} />
      ))}
    </DataTable>
  );
}

function VariantRow({
  variant,
  versions,
  weight,
  exposed,
  converted,
  rate,
  difference,
  failure_rate: failures,
  lcp_p75: paint,
}: VariantResult) {
  return (
    <tr>
      <th scope="row">
        {variant} <span className="muted">{versions.join(', ')}</span>
      </th>
      <td className="num">{share(weight)}</td>
      <td className="num">{formatCount(exposed)}</td>
      <td className="num">{formatCount(converted)}</td>
      <td className="num">{rate === null ? '–' : percent(rate)}</td>
      <td className="num">
        {difference === null ? '–' : `${points(difference.from)} to ${points(difference.to)} (p = ${difference.p_value.toPrecision(2)})`}
      </td>
      <td className="num">{failures === null ? '–' : percent(failures)}</td>
      <td className="num">{paint === null ? '–' : `${Math.round(paint)} ms`}</td>
    </tr>
  );
}

/** Percentage points, with their sign. */
function points(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference * 100).toFixed(2)} pts`;
}

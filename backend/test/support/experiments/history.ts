import type { TestSite } from '../test-site';

type History = {
  readonly experiment: string;
  readonly exposed: Readonly<Record<string, number>>;
  readonly converted: Readonly<Record<string, number>>;
  /** Weights stored with the exposures. */
  readonly weights?: string;
  /** Variant that the weights draw; by default the one shown. */
  readonly drawn?: string;
};

let visitors = 0;

/** Stores exposures dated now; the first ones of each variant are converted. */
export async function putHistory(
  site: TestSite,
  { experiment, exposed, converted, weights = 'A5000 B5000', drawn }: History,
): Promise<void> {
  const now = site.clock.now();
  for (const [variant, count] of Object.entries(exposed)) {
    const rows = Array.from({ length: count }, (_, index) => {
      visitors += 1;
      const convertedAt = index < (converted[variant] ?? 0) ? now : 'NULL';
      return `('${experiment}', 'history ${visitors}', '${variant}', '1', '${drawn ?? variant}', '${weights}', ${now}, ${convertedAt}, 0)`;
    });
    await site.dataSource.query(
      `INSERT INTO experiment_exposure (experiment, visitor, variant, version, drawn, weights, exposed_at, converted_at, is_excluded)
        VALUES ${rows.join(', ')}`,
    );
  }
}

import type { TestSite } from '../test-site';

type History = {
  readonly experiment: string;
  readonly exposed: Readonly<Record<string, number>>;
  readonly converted: Readonly<Record<string, number>>;
  /** As the exposures noted them. */
  readonly weights?: string;
  /** What the weights would have given them; without it, what they got. */
  readonly drawn?: string;
};

let visitors = 0;

/** Exposures of now, as if these visitors had come; the first of each variant converted. */
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

import type { ReportSubject } from '@alltalent/shared/contracts';

type Facts = Readonly<Record<string, string | number | null>>;

/** Path on the site of what was reported; '' where it has none, or is gone. */
export function pathOfSubject(subject: ReportSubject, facts: Facts | null): string {
  const slug = facts?.['slug'] ?? null;
  if (facts === null || slug === null) return '';
  if (subject === 'profile') return `/${slug}`;
  return subject === 'job' && facts['state'] === 'open' ? `/jobs/${facts['job']}-${slug}` : '';
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import type { FigureChoice } from './use-figure-choice';

const LOOK_AGAIN_MS = 60_000;

/** Figures of the chosen days, asked for each minute, because today goes on. */
export const figuresQuery = (choice: FigureChoice) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, 'figures', choice.by, choice.from ?? '', choice.to ?? ''],
    queryFn: ({ signal }) => request(ENDPOINTS.officeFigures, choice, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Address of a file with what the page shows. */
export function fileOf(choice: FigureChoice, of: 'periods' | 'leads'): string {
  const query = new URLSearchParams({ of });
  for (const [name, value] of Object.entries(choice)) if (value !== undefined) query.set(name, value);
  return `${ENDPOINTS.officeFiguresCsv.path}?${query.toString()}`;
}

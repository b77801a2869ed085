import { t } from '../../kernel/messages';
import type { PeopleRow } from './people-files.service';
import type { TalentFacts } from './talent-facts.service';

/** Columns of what the profile says. */
export const FACT_COLUMNS = [t('sheets.ageRange'), t('sheets.city'), t('sheets.height'), t('sheets.languages')] as const;

/** Cells of what the profile says; empty for a talent who is not shown. */
export function factCells(facts: TalentFacts | null): PeopleRow {
  return {
    [t('sheets.ageRange')]: facts?.ages ?? '',
    [t('sheets.city')]: facts?.city ?? '',
    [t('sheets.height')]: facts?.height ?? '',
    [t('sheets.languages')]: facts?.languages.join(', ') ?? '',
  };
}

/** Lines of a contact sheet about what the profile says. */
export function factLines({ city, ages, height }: TalentFacts): readonly string[] {
  return [[ages === '' ? '' : t('sheets.ages', { ages }), height].filter((text) => text !== '').join(', '), city];
}

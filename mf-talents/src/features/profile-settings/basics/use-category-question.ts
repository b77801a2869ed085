import type { ProfileContent } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { subCategoriesQuery, toAttributeGroups } from '../../../domain/lookups/lookups.query';
import { useCastingAttributes } from '../attributes/use-casting-attributes';

export type CategoryQuestion = {
  readonly wanted: string;
  /** Labels of the details that would be removed. */
  readonly goes: readonly string[];
};

/** Changes the category at once where nothing is lost by it, else after a question. */
export function useCategoryQuestion({ basics, attributes: { attributes: filled } }: ProfileContent, change: (id: string) => void) {
  const queryClient = useQueryClient();
  const { attributes: present } = useCastingAttributes(basics.category_id);
  const [question, setQuestion] = useState<CategoryQuestion | null>(null);

  const storedBy = async (wanted: string): Promise<ReadonlySet<number>> => {
    if (wanted === '') return new Set();
    try {
      const { physical, social } = toAttributeGroups(await queryClient.fetchQuery(subCategoriesQuery(Number(wanted))));
      return new Set([...physical, ...social].map(({ id }) => id));
    } catch {
      return new Set();
    }
  };
  const ask = async (wanted: string) => {
    const stored = filled.length === 0 ? null : await storedBy(wanted);
    const goes = stored ? filled.filter(({ attribute_id: id }) => !stored.has(id)) : [];
    if (goes.length === 0 || wanted === String(basics.category_id)) return change(wanted);
    const nameOf = (id: number) => present.find((attribute) => attribute.id === id)?.label ?? 'Detail';
    setQuestion({ wanted, goes: goes.map(({ attribute_id: id, value }) => `${nameOf(id)}: ${value}`) });
  };
  const close = (isChanged: boolean) => {
    if (isChanged && question) change(question.wanted);
    setQuestion(null);
  };
  return { question, ask, close };
}

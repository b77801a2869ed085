import { hasCode, messageOf, refusalOf, request, ApiError } from '@alltalent/shared/api';
import { ENDPOINTS, type SiteText, type TextResponse } from '@alltalent/shared/contracts';
import { type FieldErrors, useMarkFields } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { TEXTS_DATA, textQuery } from '../../domain/texts/texts.query';
import type { Values } from './form-values';
import type { Publication } from './publication';

const VALUES = 'values.';

/** That a colleague saved the text meanwhile: the sentence of the server, and the text as it is now. */
export type Conflict = { readonly detail: string; readonly theirs: SiteText };

export type Saving = {
  readonly isSaving: boolean;
  /** Why the last attempt failed; '' when it did not. */
  readonly failure: string;
  readonly conflict: Conflict | null;
  readonly endConflict: () => void;
  /** Makes a planned version a draft again. Resolves to the text as it is then; null when it failed. */
  readonly withdrawPlan: (base: SiteText, version: number) => Promise<SiteText | null>;
  /** Saves values over the version `base`, as a draft without a publication. Resolves to the text as it is then; null when it failed. */
  readonly save: (base: SiteText, values: Values, publication: Publication | null) => Promise<SiteText | null>;
};

/** Saves a text. Fields that the server refuses are marked, and a colleague's change is fetched. */
export function useSaving(): Saving {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const markFields = useMarkFields();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const send = ({ kind, name, newest }: SiteText, values: Values, publication: Publication | null): Promise<TextResponse | null> => {
    const words = publication ?? { reason: '', summary: '' };
    const input = { kind, name, values, read_version: newest.version, publishes: publication !== null, ...words };
    return confirmed(() => request(ENDPOINTS.saveSiteText, { effective_at: undefined, ...input }));
  };
  const explain = async (error: unknown, base: SiteText) => {
    if (hasCode(error, 'REVISION_STALE')) {
      const { data: theirs } = await queryClient.fetchQuery(textQuery(base));
      setConflict({ detail: messageOf(error), theirs });
      return;
    }
    const fields = fieldsIn(error);
    if (Object.keys(fields).length > 0) markFields(fields);
    setFailure(refusalOf(error));
  };
  const run = async (base: SiteText, call: () => Promise<TextResponse | null>): Promise<SiteText | null> => {
    setIsSaving(true);
    setFailure('');
    try {
      const saved = await call();
      if (!saved) return null;
      await queryClient.invalidateQueries({ queryKey: TEXTS_DATA });
      queryClient.setQueryData(textQuery(base).queryKey, saved);
      return saved.data;
    } catch (error) {
      await explain(error, base).catch((second: unknown) => setFailure(refusalOf(second)));
      return null;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    isSaving,
    failure,
    conflict,
    endConflict: () => setConflict(null),
    save: (base, values, publication) => run(base, () => send(base, values, publication)),
    withdrawPlan: (base, version) => {
      const { kind, name } = base;
      return run(base, () => confirmed(() => request(ENDPOINTS.withdrawTextPlan, { kind, name, version })));
    },
  };
}

function fieldsIn(error: unknown): FieldErrors {
  const fields = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  return Object.fromEntries(fields.flatMap(([path, message]) => (path.startsWith(VALUES) ? [[path.slice(VALUES.length), message]] : [])));
}

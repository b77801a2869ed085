import { ApiError, hasCode, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type ProfileContent, type ProfileSection } from '@alltalent/shared/contracts';
import type { FieldErrors } from '@alltalent/shared/ui/form';
import { useRef, useState } from 'react';
import { useProfileChange } from '../../../domain/own-profile/use-profile-change';
import { useProfileForm } from '../profile-form-context';
import { checkDraft, type SectionShape, serverErrors } from './section-shape';

export type SaveOutcome =
  | { readonly kind: 'none' | 'saved' | 'saving' }
  | { readonly kind: 'failed'; readonly message: string }
  /** What the server does not take in the draft of this text. */
  | { readonly kind: 'refused'; readonly text: string; readonly errors: FieldErrors };

type Sending = { readonly text: string; readonly answer: Promise<boolean> };

/** Sends one section and tells how it went. The same text is never under way twice. */
export function useSectionSave<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  content: ProfileContent,
) {
  const profileForm = useProfileForm();
  const { mutateAsync: change } = useProfileChange();
  const savedAs = ({ [shape.section]: saved }: ProfileContent) => textOf(shape, shape.toDraft(saved));
  const [sentText, setSentText] = useState(() => savedAs(content));
  const [savedText, setSavedText] = useState(sentText);
  const [outcome, setOutcome] = useState<SaveOutcome>({ kind: 'none' });
  const sending = useRef<Sending | null>(null);

  const fail = (error: unknown, draft: Draft, text: string): false => {
    if (hasCode(error, 'REVISION_STALE')) profileForm.markStale();
    const errors = error instanceof ApiError ? serverErrors(shape, error.problem.fields ?? {}, draft) : {};
    const isOfFields = Object.keys(errors).length > 0;
    setOutcome(isOfFields ? { kind: 'refused', text, errors } : { kind: 'failed', message: refusalOf(error) });
    return false;
  };

  const transmit = async (draft: Draft, text: string): Promise<boolean> => {
    const checked = checkDraft(shape, draft);
    if (!checked.isGood) return false;
    setOutcome({ kind: 'saving' });
    const isNewest = () => sending.current === null || sending.current.text === text;
    try {
      const { data } = await change((revision) => request(ENDPOINTS.saveProfile, { revision, ...shape.toInput(checked.value) }));
      setSentText(text);
      setSavedText(savedAs(data.content));
      if (isNewest()) setOutcome({ kind: 'saved' });
      return true;
    } catch (error) {
      return isNewest() && fail(error, draft, text);
    }
  };

  const send = (draft: Draft): Promise<boolean> => {
    const text = textOf(shape, draft);
    if (sending.current?.text === text) return sending.current.answer;
    const response = transmit(draft, text).finally(() => {
      if (sending.current?.answer === response) sending.current = null;
    });
    sending.current = { text, answer: response };
    return response;
  };
  return { sentText, savedText, outcome, send };
}

export function textOf<Section extends ProfileSection, Draft extends object>(shape: SectionShape<Section, Draft>, draft: Draft): string {
  return JSON.stringify(shape.toWire(draft));
}

import { ApiError, refusalOf, requestIdOf } from '@alltalent/shared/api';
import { Notice, TextButton } from '@alltalent/shared/ui';
import type { ShareFailure } from './share-failure';

const SERVER_ERROR = 500;

type FailureNoticeProps = { readonly failure: ShareFailure; readonly onShowSelected: () => void };

/** What went wrong with none of the fields, and what to do about it. */
export function FailureNotice({ failure: { error, isSelection }, onShowSelected }: FailureNoticeProps) {
  const isRefusal = error instanceof ApiError && error.problem.status < SERVER_ERROR;
  return (
    <Notice kind="error">
      {detailOf(error)} {!isRefusal && 'What you typed is kept.'}
      {!isRefusal && requestIdOf(error) && <span className="num"> Reference {requestIdOf(error)}</span>}
      {isSelection && <TextButton onClick={onShowSelected}>Show Selected Profiles</TextButton>}
    </Notice>
  );
}

function detailOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.problem.fields ?? {}) : [];
  return fields[0] ?? refusalOf(error);
}

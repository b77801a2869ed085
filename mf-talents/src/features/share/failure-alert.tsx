import { ApiError, refusalOf, requestIdOf } from '@alltalent/shared/api';
import { Alert, TextButton } from '@alltalent/shared/ui';
import type { ShareFailure } from './share-failure';

const SERVER_ERROR = 500;

type FailureAlertProps = { readonly failure: ShareFailure; readonly onShowSelected: () => void };

/** What went wrong with none of the fields, and what to do about it. */
export function FailureAlert({ failure: { error, isSelection }, onShowSelected }: FailureAlertProps) {
  const isRefusal = error instanceof ApiError && error.problem.status < SERVER_ERROR;
  return (
    <Alert kind="error">
      {detailOf(error)} {!isRefusal && 'What you typed is kept.'}
      {!isRefusal && requestIdOf(error) && <span className="num"> Reference {requestIdOf(error)}</span>}
      {isSelection && <TextButton onClick={onShowSelected}>Show Selected Profiles</TextButton>}
    </Alert>
  );
}

function detailOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.problem.fields ?? {}) : [];
  return fields[0] ?? refusalOf(error);
}

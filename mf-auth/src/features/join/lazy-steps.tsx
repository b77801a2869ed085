import { ErrorState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Resuming } from './resuming';
import type { PasswordStep } from './password/password-step';
import type { SignUpStep } from './sign-up/sign-up-step';
import { passwordChunk, signUpChunk } from './step-chunks';

export function LazySignUpStep(props: ComponentProps<typeof SignUpStep>) {
  const { data, isError, refetch } = useQuery(signUpChunk);
  if (data) return <data.SignUpStep {...props} />;
  return isError ? <MissingStep onRetry={() => void refetch()} /> : <Resuming />;
}

export function LazyPasswordStep(props: ComponentProps<typeof PasswordStep>) {
  const { data, isError, refetch } = useQuery(passwordChunk);
  if (data) return <data.PasswordStep {...props} />;
  return isError ? <MissingStep onRetry={() => void refetch()} /> : <Resuming />;
}

function MissingStep({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState title="This step did not load" detail="Check your connection and try again. Nothing is lost." onRetry={onRetry} />;
}

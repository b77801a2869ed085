import { TextButton } from '@alltalent/shared/ui';

type LoadAgainProps = { readonly what: string; readonly onRetry: () => Promise<unknown> };

/** A hint for a list that did not come; everything around it goes on working. */
export function LoadAgain({ what, onRetry }: LoadAgainProps) {
  return (
    <>
      {what} did not load. <TextButton onClick={() => void onRetry()}>Try again</TextButton>
    </>
  );
}

import { PartReportsContext } from '@alltalent/shared/state';
import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { PartBoundary } from './part-boundary';
import type { ExposedComponent } from './exposed-component';
import { useExposedComponent } from './use-exposed-component';

export { type ExposedComponent, JOIN_PANEL, OFFICE_FRAME } from './exposed-component';

/** What did not work: the part did not load, or it threw an error while it was drawn. */
export type PartFailure = { readonly reason: 'load' | 'render'; readonly retry: () => void };

type ExposedPartProps<Props extends object> = {
  readonly part: ExposedComponent<Props>;
  readonly props: Props;
  readonly loading: ReactNode;
  readonly failure: (failure: PartFailure) => ReactNode;
  /** Whether an error of the part is left to the boundary of the page, such as an answer 404. */
  readonly isForPage?: (error: unknown) => boolean;
};

/** Draws a component that another remote exposes, loaded at run time. Its failure stays in its place and is reported for its remote. */
export function ExposedPart<Props extends object>({ part, props, loading, failure, isForPage }: ExposedPartProps<Props>) {
  const loaded = useExposedComponent<Props>(part);
  if (loaded.status === 'loading') return loading;
  if (loaded.status === 'failed') return failure({ reason: 'load', retry: loaded.retry });
  return <DrawnPart remote={part.remote} Part={loaded.Part} props={props} failure={failure} isForPage={isForPage} />;
}

type DrawnPartProps<Props extends object> = Pick<ExposedPartProps<Props>, 'props' | 'failure'> & {
  readonly remote: string;
  readonly Part: ComponentType<Props>;
  readonly isForPage: ExposedPartProps<Props>['isForPage'] | undefined;
};

function DrawnPart<Props extends object>({ remote, Part, props, failure, isForPage }: DrawnPartProps<Props>) {
  const reports = use(PartReportsContext);
  const [attempt, setAttempt] = useState(0);
  const fallback = failure({ reason: 'render', retry: () => setAttempt(attempt + 1) });
  return (
    <PartBoundary key={attempt} fallback={fallback} onFault={(error) => reports?.renderFailed(remote, error)} isForPage={isForPage}>
      <Part {...props} />
      <Shown onShown={() => reports?.rendered(remote)} />
    </PartBoundary>
  );
}

/** Calls `onShown` once its siblings have rendered without an error. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

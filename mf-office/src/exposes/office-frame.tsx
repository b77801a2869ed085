import { hasCode } from '@alltalent/shared/api';
import type { OfficeFrameProps, OfficeTools } from '@alltalent/shared/federation';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../domain/office-page/confirming';
import { OfficePage } from '../domain/office-page/office-page';
import { officeSessionQuery } from '../domain/office-session/office-session.query';

/** The frame of the office for a page of another remote: the way in, the second step, the navigation, then the page. */
export function OfficeFrame({ title, right, children }: OfficeFrameProps) {
  return (
    <OfficePage title={title} right={right}>
      <FramedPage>{children}</FramedPage>
    </OfficePage>
  );
}

function FramedPage({ children }: Pick<OfficeFrameProps, 'children'>) {
  const queryClient = useQueryClient();
  const tools: OfficeTools = {
    confirmed: useConfirmed(),
    onReadFailed(error) {
      if (hasCode(error, 'SECOND_STEP_NEEDED')) void queryClient.invalidateQueries({ queryKey: officeSessionQuery.queryKey });
    },
  };
  return children(tools);
}

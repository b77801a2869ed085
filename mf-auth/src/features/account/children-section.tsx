import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';

export function ChildrenSection() {
  return (
    <PageSection
      id="children"
      title="Children"
      lede="The children you registered, how to act for them, your consent, and how to remove a child with its data."
    >
      <div>
        <TextLink to="/account/children" hasArrow>
          Your children
        </TextLink>
      </div>
    </PageSection>
  );
}

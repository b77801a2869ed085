import { AuditLog } from '../features/audit/audit-log';
import { PlatformPage } from '../domain/platform-page/platform-page';

export function Component() {
  return (
    <PlatformPage title="Audit log">
      <AuditLog />
    </PlatformPage>
  );
}

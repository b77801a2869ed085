import { OutboxMessageEntity } from './outbox-message.entity';

export { escapeHtml } from './demo-outbox.page';
export { OutboxModule } from './outbox.module';
export { type Message, OutboxService } from './outbox.service';
export const outboxEntities = [OutboxMessageEntity] as const;

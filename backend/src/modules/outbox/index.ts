import { OutboxMessageEntity } from './outbox-message.entity';

export { composeMail } from './compose-mail';
export type { AnyMessage, Message } from './message';
export { HeldMessages } from './held-messages';
export { OutboxModule } from './outbox.module';
export { OutboxRepository } from './outbox.repository';
export { OutboxService } from './outbox.service';
export { OutboxWorker } from './outbox.worker';
export { plainName, plainWords, quoted } from './plain-words';
export { isPlainAddress } from './plain-address';
export const outboxEntities = [OutboxMessageEntity] as const;

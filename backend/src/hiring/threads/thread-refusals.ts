import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

/** Refuses a thread of other people like one that does not exist. */
export function noSuchThread(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('threads.none') });
}

/** Refuses an application, invitation, offer or booking of other people like one that does not exist. */
export function noSuchSubject(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('threads.noSubject') });
}

export function noSuchFile(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('threads.noFile') });
}

export function clientsBegin(): DomainError {
  return new DomainError('FORBIDDEN', { detail: t('threads.clientsBegin') });
}

/** Refuses a message to an account that is suspended or closed. */
export function otherIsGone(): DomainError {
  return new DomainError('MESSAGES_BLOCKED', { detail: t('threads.otherGone') });
}

export function fileRefused(detail: string): DomainError {
  return new DomainError('ATTACHMENT_REFUSED', { detail });
}

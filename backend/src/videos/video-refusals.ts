import { DomainError } from '../kernel/domain-error';
import { t } from '../kernel/messages';

export function noSuchVideo(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('videos.none') });
}

export function videoRefused(detail: string): DomainError {
  return new DomainError('VIDEO_REFUSED', { detail });
}

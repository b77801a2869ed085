import { Injectable, type PipeTransform } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../platform/http/access.decorators';
import { SessionService } from './session.service';

@Injectable()
class RequiredUserPipe implements PipeTransform<Visitor, Promise<string>> {
  constructor(private readonly sessions: SessionService) {}

  transform(visitor: Visitor): Promise<string> {
    return this.sessions.requireUserId(visitor);
  }
}

@Injectable()
class OptionalUserPipe implements PipeTransform<Visitor, Promise<string | null>> {
  constructor(private readonly sessions: SessionService) {}

  transform(visitor: Visitor): Promise<string | null> {
    return this.sessions.userIdOf(visitor);
  }
}

/** Id of the session's own user; without a session the call answers 401. */
export const CurrentUser = () => CurrentVisitor(RequiredUserPipe);

/** Id of the session's own user, or null for a visitor. */
export const OptionalUser = () => CurrentVisitor(OptionalUserPipe);

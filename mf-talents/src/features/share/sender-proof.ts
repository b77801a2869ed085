import { ConnectionError, hasCode, request } from '@alltalent/shared/api';
import { ENDPOINTS, type ShareCodeInput, type ShareTalentsInput } from '@alltalent/shared/contracts';
import { type Countdown, countdownOf } from '@alltalent/shared/ui';

const SENT = 1;
const TAKEN = 1;

/** A code on its way, with the wait until the next one. */
export type SentCode = { readonly message: string; readonly countdown: Countdown };

/** What this browser has proved of a sender. It outlives the dialog, so that nobody is asked for a second code. */
export class SenderProof {
  private sent: (SentCode & { readonly pair: string }) | null = null;
  private proven = '';
  /** Code whose response was lost; the server may have accepted it. */
  private doubtful = '';

  isGivenFor(share: ShareTalentsInput): boolean {
    return this.proven === pairOf(share);
  }

  lose(): void {
    this.proven = '';
  }

  /** Sends a code; one that has just been sent to this sender is not sent again. */
  async ask(share: ShareTalentsInput): Promise<SentCode> {
    const pair = pairOf(share);
    if (this.sent?.pair === pair && this.sent.countdown.deadline > Date.now()) return this.sent;
    const { status, message, retry_after } = await request(ENDPOINTS.sendShareCode, senderOf(share));
    if (!isSent(status)) throw new Error(message);
    this.sent = { pair, message, countdown: countdownOf(retry_after) };
    return this.sent;
  }

  /** Takes the code to the server; one that was taken is not asked for again. */
  async give(share: ShareTalentsInput, code: string): Promise<void> {
    const pair = pairOf(share);
    if (this.proven === pair) return;
    try {
      const { data } = await request(ENDPOINTS.verifyShareCode, { ...senderOf(share), otp: [...code] });
      if (!isTaken(data)) throw new Error('The code was not taken');
    } catch (error) {
      const wasTaken = this.doubtful === pair && hasCode(error, 'CODE_INVALID');
      this.doubtful = error instanceof ConnectionError ? pair : '';
      if (!wasTaken) throw error;
    }
    this.proven = pair;
    this.sent = null;
  }
}

function senderOf({ mobile_number: mobile, country_code, email_id: email }: ShareTalentsInput): ShareCodeInput {
  return { mobile, country_code, email };
}

const pairOf = (share: ShareTalentsInput): string => JSON.stringify(senderOf(share));
const isSent = (status: number): boolean => status === SENT;
const isTaken = (data: number): boolean => data === TAKEN;

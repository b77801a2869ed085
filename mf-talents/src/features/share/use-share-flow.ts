import { hasCode, useKeyedRequest, useSession } from '@alltalent/shared/api';
import { ENDPOINTS, type ShareTalentsInput } from '@alltalent/shared/contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { SelectedTalent } from '../../domain/selection/selection-store';
import { dropAtom, selectionAtom } from '../../domain/selection/selection.atoms';
import { SenderProof, type SentCode } from './sender-proof';
import { type ShareFailure, shareFailureOf } from './share-failure';
import { saveDraft } from './share-values';

export type ShareStep = 'form' | 'terms' | 'code' | 'done';

type Progress = {
  readonly isOpen: boolean;
  readonly step: ShareStep;
  readonly isBusy: boolean;
  readonly failure: ShareFailure | null;
  /** Incremented with every failure, so that a repeated failure is announced again. */
  readonly round: number;
  readonly input: ShareTalentsInput | null;
  /** Last code entered; prefills the boxes when the dialog is reopened. */
  readonly code: string;
  readonly sent: SentCode | null;
  /** Talents of the last share. */
  readonly shared: readonly SelectedTalent[];
};

const START: Progress = {
  isOpen: false,
  step: 'form',
  isBusy: false,
  failure: null,
  round: 0,
  input: null,
  code: '',
  sent: null,
  shared: [],
};

export type ShareFlow = ReturnType<typeof useShareFlow>;

/** The way of a share: the form, for a sender who is not proved the terms and a code, and the thanks. */
export function useShareFlow() {
  const { status } = useSession();
  const selected = useAtomValue(selectionAtom);
  const [proof] = useState(() => new SenderProof());
  const { progress, patch, run } = useProgress();
  const share = useSend(selected, proof, patch);

  const submit = (input: ShareTalentsInput) =>
    run(async () => {
      patch({ input });
      const wasShared = (status !== 'anonymous' || proof.isGivenFor(input)) && (await shareUnlessProofIsWanted(share, input));
      if (wasShared) return;
      proof.lose();
      patch({ step: 'terms' });
    });
  const ask = (input: ShareTalentsInput) => run(async () => patch({ sent: await proof.ask(input), step: 'code', code: '' }));
  const verify = (input: ShareTalentsInput, code: string) =>
    run(async () => {
      patch({ code });
      await proof.give(input, code);
      await share(input).catch((error: unknown) => {
        if (hasCode(error, 'FRESH_CODE_NEEDED')) proof.lose();
        throw error;
      });
    });
  return {
    ...progress,
    /** What is being shared; after it was, what it was. */
    profiles: progress.step === 'done' ? progress.shared : selected,
    open: () => patch(progress.isBusy ? { isOpen: true } : { isOpen: true, step: 'form', failure: null, ...afterDone(progress) }),
    close: () => patch({ isOpen: false }),
    back: () => patch({ step: 'form', failure: null }),
    /** What went wrong is no longer so, for something was typed. */
    clear: () => patch({ failure: null }),
    submit,
    ask: async () => progress.input && ask(progress.input),
    verify: async (code: string) => progress.input && verify(progress.input, code),
  } as const;
}

/** A share that was sent is not the start of the next one. */
function afterDone({ step, input }: Progress): Pick<Progress, 'input'> {
  return { input: step === 'done' ? null : input };
}

function useProgress() {
  const [progress, setProgress] = useState(START);
  const isUnderWay = useRef(false);
  const patch = (change: Partial<Progress>) => setProgress((before) => ({ ...before, ...change }));
  /** Runs one request at a time, however often a button is pressed. */
  const run = async (task: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    patch({ isBusy: true, failure: null });
    try {
      await task();
    } catch (error) {
      setProgress((before) => afterFailure(before, shareFailureOf(error)));
    } finally {
      isUnderWay.current = false;
      patch({ isBusy: false });
    }
  };
  return { progress, patch, run } as const;
}

function afterFailure(before: Progress, failure: ShareFailure): Progress {
  const step = failure.fields ? 'form' : before.step;
  return { ...before, failure, step, round: before.round + 1, code: failure.code ? '' : before.code };
}

/** Sends the share and shows the result, even after the dialog was closed meanwhile. */
function useSend(selected: readonly SelectedTalent[], proof: SenderProof, patch: (change: Partial<Progress>) => void) {
  const send = useKeyedRequest(ENDPOINTS.shareTalents);
  const drop = useSetAtom(dropAtom);
  return async (input: ShareTalentsInput) => {
    await send(input);
    proof.lose();
    saveDraft(null);
    patch({ step: 'done', isOpen: true, code: '', sent: null, shared: selected.filter(({ id }) => input.selected_profiles.includes(id)) });
    drop(input.selected_profiles);
  };
}

/** False when the server wants to be sure of the sender first. */
async function shareUnlessProofIsWanted(share: (input: ShareTalentsInput) => Promise<void>, input: ShareTalentsInput): Promise<boolean> {
  try {
    await share(input);
    return true;
  } catch (error) {
    if (hasCode(error, 'FRESH_CODE_NEEDED')) return false;
    throw error;
  }
}

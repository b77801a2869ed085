import type { Endpoint } from '@alltalent/shared/contracts';
import { REMOTES } from '../build/packages';
import { remoteNamed } from './command';
import { askControlPlane, type ControlPlane, Refusal } from './control-plane';

type Question<Input, Output> = { readonly endpoint: Endpoint<Input, Output>; readonly input: NoInfer<Input> };

/**
 * Calls an endpoint that accepts any remote's token. Tries the remotes in turn, because one that was never published has
 * no token yet.
 */
export async function askAsAnyRemote<Input extends object, Output>(
  plane: ControlPlane,
  question: Question<Input, Output>,
): Promise<Output> {
  for (const name of REMOTES) {
    try {
      return await askControlPlane(plane, { ...question, remote: remoteNamed(name) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'FORBIDDEN') throw error;
    }
  }
  throw new Error('The control plane knows none of these tokens: nothing is published yet, or its SECRET_KEY is another one.');
}

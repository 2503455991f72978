import { operatorPaths, operatorReply, type OperatorCommand } from '@lagoon/contract/wire/operator/operator'
import { signedCalls } from '../../http/signedCall.ts'
import type { PlatformReply } from '../contract.ts'

export interface PlatformClient {
  readonly state: () => Promise<PlatformReply>
  readonly command: (command: OperatorCommand) => Promise<PlatformReply>
}

/** Calls the platform in the operator's name. Never throws: no answer, and one that is not understood, is `UNREACHABLE`. */
export const platformClient = (platformOrigin: string, secret: string): PlatformClient => {
  const call = signedCalls(platformOrigin, secret)
  return {
    state: () => call(operatorPaths.state, {}, operatorReply),
    command: (command) => call(operatorPaths.command, command, operatorReply),
  }
}

import { OPERATOR, operatorPaths, operatorReply, type OperatorCommand } from '@lagoon/contract/wire/operator/operator'
import * as v from 'valibot'
import { signedHeaders } from '../../http/signature.ts'
import type { PlatformReply } from '../contract.ts'

export interface PlatformClient {
  readonly state: () => Promise<PlatformReply>
  readonly command: (command: OperatorCommand) => Promise<PlatformReply>
}

/** Calls the platform in the operator's name. Never throws: no answer, and one that is not understood, is `UNREACHABLE`. */
export const platformClient = (platformOrigin: string, secret: string): PlatformClient => {
  const call = async (path: string, payload: object): Promise<PlatformReply> => {
    const body = JSON.stringify(payload)
    try {
      const response = await fetch(new URL(path, platformOrigin), {
        method: 'POST',
        headers: signedHeaders(OPERATOR, secret, path, body),
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      })
      const reply = v.safeParse(operatorReply, await response.json())
      const isUnderstood = reply.success && response.ok === (reply.output.status === 'OK')
      return isUnderstood ? reply.output : { status: 'UNREACHABLE' }
    } catch {
      return { status: 'UNREACHABLE' }
    }
  }
  return { state: () => call(operatorPaths.state, {}), command: (command) => call(operatorPaths.command, command) }
}

import { OPERATOR, operatorPaths, type OperatorCommand, type OperatorRefusal } from '@lagoon/domain/contract/operator'
import { signedHeaders } from '../../http/signature.ts'
import type { PlatformReply } from '../contract.ts'

const refusals = [
  'BAD_SIGNATURE',
  'STALE',
  'REPLAY',
  'BAD_REQUEST',
  'PLAYER_NOT_FOUND',
  'INTERNAL',
] as const satisfies readonly OperatorRefusal[]

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
      const reply = (await response.json()) as { status?: unknown }
      // Signed or not, it comes from the platform that this desk was started for.
      if (response.ok && reply.status === 'OK') return reply as PlatformReply
      const status = refusals.find((known) => known === reply.status)
      return { status: status ?? 'UNREACHABLE' }
    } catch {
      return { status: 'UNREACHABLE' }
    }
  }
  return { state: () => call(operatorPaths.state, {}), command: (command) => call(operatorPaths.command, command) }
}

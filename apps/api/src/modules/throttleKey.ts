import type { Caller } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { throttle } from './throttle.ts'

/** Counts a call that bears an idempotency key: each new key keeps a row, whatever becomes of its call. Throws as `throttle` does. */
export const throttleKey = (services: Services, caller: Caller, ip: string): Promise<void> =>
  caller.kind === 'player' ? throttle(services, 'keysBy', caller.playerId) : throttle(services, 'keysFrom', ip)

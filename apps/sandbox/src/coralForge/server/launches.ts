import { createHash, randomBytes } from 'node:crypto'
import { gameLaunchUrl } from '@lagoon/contract/wire/gameFrame/launch'
import type { Sitting } from './records.ts'

const LAUNCH_MS = 60_000
const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Ways into a sitting: each works once, within a minute, and is forgotten by a restart. */
export const launches = (origin: string, now: () => number = Date.now) => {
  const open = new Map<string, { readonly sittingId: string; readonly expiresAt: number }>()
  return {
    /** The address of the game's page. */
    make({ id: sittingId, game }: Sitting): string {
      for (const [key, { expiresAt }] of open) if (expiresAt <= now()) open.delete(key)
      const token = randomBytes(32).toString('base64url')
      open.set(hashed(token), { sittingId, expiresAt: now() + LAUNCH_MS })
      return gameLaunchUrl(origin, game, token)
    },
    /** The sitting of a launch, once. */
    swap(token: string): string | undefined {
      const launch = open.get(hashed(token))
      open.delete(hashed(token))
      return launch && launch.expiresAt > now() ? launch.sittingId : undefined
    },
  }
}
export type Launches = ReturnType<typeof launches>

import { transferPaths, type Hint } from '@lagoon/contract/wire/transferWallet/transferWallet'

/** How long a stake waits for tokens that were hinted for, milliseconds. */
const PATIENCE_MS = 2_000

/** Hints to the platform: a reason to ask, and never more. That one is lost does not matter. */
export const hints = ({ id, platformOrigin }: { id: string; platformOrigin: string }) => {
  const waiting = new Map<string, Set<() => void>>()
  const send = async (sittingId: string, reason: Hint['reason']): Promise<void> => {
    await fetch(new URL(transferPaths.hints, platformOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: id, sittingId, reason } satisfies Hint),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
  }
  return {
    closed: (sittingId: string): void => void send(sittingId, 'CLOSED'),
    /** Hints that a sitting has too little, and waits a moment for more of it. */
    async low(sittingId: string): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const own = waiting.get(sittingId) ?? new Set()
      waiting.set(sittingId, own.add(resolve))
      const timer = setTimeout(resolve, PATIENCE_MS)
      void send(sittingId, 'LOW')
      await promise
      clearTimeout(timer)
      own.delete(resolve)
      if (own.size === 0) waiting.delete(sittingId)
    },
    /** Tokens came into the sitting. */
    came: (sittingId: string): void => waiting.get(sittingId)?.forEach((resolve) => resolve()),
  }
}
export type Hints = ReturnType<typeof hints>

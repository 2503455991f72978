import { useCallback } from 'react'
import { keptStake } from './keptStake.ts'
import { provider } from './provider.ts'
import type { ShownGame } from './useGameView.ts'
import { useSeenAgain } from './useSeenAgain.ts'

/** The stake and the balance between rounds; `isAsking` says that a press is under way. */
export const useStake = ({ viewNow, patch }: Pick<ShownGame, 'viewNow' | 'patch'>, isAsking: () => boolean) => {
  /** Sets the stake to one that is offered, between rounds; it is kept for the next time. */
  const setStake = useCallback(
    (stake: bigint) => {
      const now = viewNow()
      if (now.state !== 'playing' || isAsking() || now.round?.isOver === false) return
      if (!now.session.stakes.includes(String(stake))) return
      keptStake.keep(now.session, stake)
      patch({ stake, trouble: now.trouble?.kind === 'insufficient-balance' ? null : now.trouble })
    },
    [viewNow, isAsking, patch],
  )
  const changeStake = useCallback(
    (step: 1 | -1) => {
      const now = viewNow()
      if (now.state !== 'playing') return
      const all = now.session.stakes.map(BigInt)
      const stake = all[all.indexOf(now.stake) + step]
      if (stake !== undefined) setStake(stake)
    },
    [viewNow, setStake],
  )

  /** Between rounds the balance is what the platform says now: tokens may have been bought in another tab. */
  const refreshBalance = useCallback(async () => {
    const playing = () => {
      const now = viewNow()
      return now.state === 'playing' && !isAsking() ? now : null
    }
    const before = playing()
    const read = before && (await provider.current(before.token))
    const now = playing()
    if (!read?.ok || !now) return
    const balance = BigInt(read.value.balance)
    const isEnough = now.trouble?.kind === 'insufficient-balance' && now.trouble.takes <= balance
    patch({ balance, ...(isEnough && { trouble: null }) })
  }, [viewNow, isAsking, patch])
  useSeenAgain(refreshBalance)

  return { setStake, changeStake }
}

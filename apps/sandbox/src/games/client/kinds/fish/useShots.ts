import { useCallback, useMemo, useRef, useState } from 'react'
import type { PlayRequest, RoundView } from '../../../contract.ts'
import type { FishView } from '../../../rules/fish/fish.ts'
import { tellPlatform } from '../../play/frame.ts'
import { provider } from '../../play/provider.ts'
import { untilAnswered } from '../../play/untilAnswered.ts'
import { useIsMounted } from '../../play/useIsMounted.ts'
import type { PlayProps } from '../kind.ts'

/** So many shots may be on their way at once. */
const MOST_ON_THEIR_WAY = 4
const AGAIN_MS = 1_500

export interface ShotResult {
  readonly view: FishView
  readonly round: RoundView
}

export interface Shots {
  readonly balance: bigint
  readonly won: bigint
  readonly litShots: number
  readonly isLost: boolean
  readonly said: string | null
  /** Null where no bet was made: too many are on their way, or it costs more than there is. */
  readonly shoot: (target: string, stake: bigint) => Promise<ShotResult | null>
}

const litIn = (meters: unknown): number => {
  const lit = typeof meters === 'object' && meters !== null && 'litShots' in meters ? meters.litShots : 0
  return typeof lit === 'number' ? lit : 0
}

/** Shots and their money: what is on its way is taken off the balance shown, and every answer brings it to what the server says. */
export const useShots = ({ session, token, onEnded }: Pick<PlayProps, 'session' | 'token' | 'onEnded'>): Shots => {
  const [balance, setBalance] = useState(() => BigInt(session.balance))
  const [onTheirWay, setOnTheirWay] = useState<ReadonlyMap<string, bigint>>(new Map())
  const [won, setWon] = useState(0n)
  const [litShots, setLitShots] = useState(() => litIn(session.meters))
  const [isLost, setLost] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  /** As the state, for presses that come between two renders. */
  const waiting = useRef(new Map<string, bigint>())
  const known = useRef(BigInt(session.balance))
  const lost = useRef(false)
  const isMounted = useIsMounted()

  const setWaiting = useCallback((change: (map: Map<string, bigint>) => void) => {
    change(waiting.current)
    setOnTheirWay(new Map(waiting.current))
  }, [])
  const know = useCallback((next: bigint) => {
    known.current = next
    setBalance(next)
  }, [])
  const tellLost = useCallback((isNow: boolean) => {
    if (lost.current !== isNow) tellPlatform({ kind: 'connection', state: isNow ? 'lost' : 'back' })
    lost.current = isNow
    setLost(isNow)
  }, [])

  /** Asks until there is an answer; the same press is never a second bet. */
  const answered = useCallback(
    async (request: PlayRequest) => {
      const result = await untilAnswered(() => provider.play(token, request), {
        goesOn: isMounted,
        afterMs: AGAIN_MS,
        onSilence: () => tellLost(true),
      })
      if (result) tellLost(false)
      return result
    },
    [isMounted, token, tellLost],
  )

  const shoot = useCallback(
    async (target: string, stake: bigint): Promise<ShotResult | null> => {
      const taken = [...waiting.current.values()].reduce((sum, one) => sum + one, 0n)
      if (lost.current || waiting.current.size >= MOST_ON_THEIR_WAY) return null
      if (known.current - taken < stake) {
        const now = await provider.current(token)
        if (now.ok) know(BigInt(now.value.balance))
        if (known.current < stake) {
          setSaid('Your balance is lower than your bet. Lower your bet to keep shooting. Nothing was taken.')
          return null
        }
      }
      const pressId = crypto.randomUUID()
      if (waiting.current.size === 0) tellPlatform({ kind: 'round', state: 'started' })
      setWaiting((map) => map.set(pressId, stake))
      const result = await answered({ pressId, stake: String(stake), choice: { target } })
      if (!result) return null
      setWaiting((map) => map.delete(pressId))
      if (waiting.current.size === 0) tellPlatform({ kind: 'round', state: 'finished' })
      if (!result.ok) {
        if (result.problem === 'SESSION_ENDED') onEnded(result.message)
        if (result.balance !== undefined) know(BigInt(result.balance))
        setSaid(result.message)
        return null
      }
      const round = result.value
      const view = round.outcome as unknown as FishView
      setSaid(null)
      know(BigInt(round.balance))
      setWon(BigInt(round.totalWin))
      setLitShots(view.litShots)
      return { view, round }
    },
    [answered, know, onEnded, setWaiting, token],
  )

  return useMemo(() => {
    const taken = [...onTheirWay.values()].reduce((sum, one) => sum + one, 0n)
    return { balance: balance - taken, won, litShots, isLost, said, shoot }
  }, [balance, onTheirWay, won, litShots, isLost, said, shoot])
}

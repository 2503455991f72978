import { useCallback, useMemo, useRef, useState } from 'react'
import type { PlayRequest, RoundView } from '../../../contract.ts'
import type { FishView } from '../../../rules/fish/fish.ts'
import { tellPlatform } from '../../play/frame.ts'
import { provider } from '../../play/provider.ts'
import { untilAnswered } from '../../play/untilAnswered.ts'
import { useIsMounted } from '../../play/useIsMounted.ts'
import { useSeenAgain } from '../../play/useSeenAgain.ts'
import type { PlayProps } from '../kind.ts'
import { createShotBalance } from './shotBalance.ts'
import { tooLittle } from './tooLittle.ts'

/** So many shots may be on their way at once. */
const MOST_ON_THEIR_WAY = 4
const AGAIN_MS = 1_500

export interface ShotResult {
  readonly view: FishView
  readonly round: RoundView
}

interface Said {
  readonly text: string
  /** Said no longer once there is so much; null where the balance is not what it is about. */
  readonly lacks: bigint | null
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
  const [free, setFree] = useState(() => BigInt(session.balance))
  const [balance] = useState(() =>
    createShotBalance({
      balance: BigInt(session.balance),
      async read() {
        const now = await provider.current(token)
        return now.ok ? BigInt(now.value.balance) : null
      },
      onChange: setFree,
    }),
  )
  useSeenAgain(balance.refresh)
  const [won, setWon] = useState(0n)
  const [litShots, setLitShots] = useState(() => litIn(session.meters))
  const [isLost, setLost] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  /** As the state, for presses that come between two renders. */
  const lost = useRef(false)
  const isMounted = useIsMounted()

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
        onSilence: () => {
          tellLost(true)
          balance.refresh()
        },
      })
      if (result) tellLost(false)
      return result
    },
    [balance, isMounted, token, tellLost],
  )

  const shoot = useCallback(
    async (target: string, stake: bigint): Promise<ShotResult | null> => {
      if (lost.current || balance.onTheirWay() >= MOST_ON_THEIR_WAY) return null
      if (balance.free() < stake) {
        await balance.readNow()
        if (balance.known() < stake) {
          setSaid(tooLittle({ offered: session.stakes.map(BigInt), stake, balance: balance.known() }))
          return null
        }
      }
      const pressId = crypto.randomUUID()
      if (balance.onTheirWay() === 0) tellPlatform({ kind: 'round', state: 'started' })
      balance.send(pressId, stake)
      const result = await answered({ pressId, stake: String(stake), choice: { target } })
      if (!result) return null
      const left = result.ok ? result.value.balance : result.balance
      balance.answer(pressId, left === undefined ? null : BigInt(left))
      if (balance.onTheirWay() === 0) tellPlatform({ kind: 'round', state: 'finished' })
      if (!result.ok) {
        if (result.problem === 'SESSION_ENDED') onEnded(result.message)
        setSaid({ text: result.message, lacks: null })
        return null
      }
      const round = result.value
      const view = round.outcome as unknown as FishView
      setSaid(null)
      setWon(BigInt(round.totalWin))
      setLitShots(view.litShots)
      return { view, round }
    },
    [answered, balance, onEnded, session.stakes],
  )

  return useMemo(() => {
    const isOutdated = said?.lacks != null && said.lacks <= free
    return { balance: free, won, litShots, isLost, said: isOutdated ? null : (said?.text ?? null), shoot }
  }, [free, won, litShots, isLost, said, shoot])
}

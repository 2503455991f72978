import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BetAnswer, BetRequest, BetSlot, CashOutAnswer, LiveEvent, LiveState, OwnBet, OwnState } from '../../../rules/crash/live.ts'
import { times } from '../../../rules/crash/live.ts'
import { tellPlatform } from '../../play/frame.ts'
import { call, type CallResult } from '../../play/provider.ts'
import { untilAnswered } from '../../play/untilAnswered.ts'
import { useIsMounted } from '../../play/useIsMounted.ts'
import type { PlayProps } from '../kind.ts'
import { isFlying } from './isFlying.ts'
import { afterEvent, clockOffset } from './liveState.ts'
import { openStream } from './stream.ts'

const LOST_AFTER_MS = 2_000
const AGAIN_MS = 1_500
const clockOf = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 })

export interface Said {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly text: string
}

/** A live game as this browser sees it, and what its player may do. Money only ever as the server says. */
export const useLive = ({ session, token, onEnded }: Pick<PlayProps, 'session' | 'token' | 'onEnded'>) => {
  const { gameId } = session
  const [state, setState] = useState<LiveState | null>(null)
  const [own, setOwn] = useState<OwnState>({ balance: session.balance, bets: [] })
  const [said, setSaid] = useState<Said | null>(null)
  const [isLost, setLost] = useState(false)
  /** Bets and acts that were sent and not answered, by slot. */
  const [busy, setBusy] = useState<ReadonlySet<BetSlot>>(new Set())
  const clock = useRef(clockOffset())
  const now = useCallback(() => Date.now() - clock.current.offset(), [])
  const isMounted = useIsMounted()

  const readOwn = useCallback(async () => {
    const read = await call<OwnState>('GET', '/api/live/own', token)
    if (read.ok) setOwn(read.value)
    else if (read.problem === 'SESSION_ENDED') onEnded(read.message)
  }, [token, onEnded])

  useEffect(() => {
    let source: EventSource
    let lostTimer = 0
    let again = 0
    const hear = (event: LiveEvent, cameAt: number) => {
      clock.current.hear(event.type === 'state' ? event.state.at : event.at, cameAt)
      setState((before) => afterEvent(before, event))
      if (event.type === 'state' || event.type === 'betting') void readOwn()
      if (event.type === 'end') {
        void readOwn()
        again = window.setTimeout(() => void readOwn(), AGAIN_MS)
      }
    }
    const connect = () => {
      source = openStream(gameId, hear)
      source.addEventListener('open', () => {
        window.clearTimeout(lostTimer)
        lostTimer = 0
        setLost((wasLost) => {
          if (wasLost) tellPlatform({ kind: 'connection', state: 'back' })
          return false
        })
        void readOwn()
      })
      source.addEventListener('error', () => {
        lostTimer ||= window.setTimeout(() => {
          setLost(true)
          tellPlatform({ kind: 'connection', state: 'lost' })
        }, LOST_AFTER_MS)
        // The browser tries again by itself, but not where the server answered with an error.
        if (source.readyState !== EventSource.CLOSED) return
        source.close()
        again = window.setTimeout(connect, AGAIN_MS)
      })
    }
    connect()
    return () => {
      window.clearTimeout(lostTimer)
      window.clearTimeout(again)
      source.close()
    }
  }, [gameId, readOwn])

  /** Sends until there is an answer: what is sent is such that it happens once however often it comes. */
  const ask = useCallback(
    async <T>(slot: BetSlot, send: () => Promise<CallResult<T>>) => {
      setBusy((before) => new Set(before).add(slot))
      try {
        const result = await untilAnswered(send, {
          goesOn: isMounted,
          afterMs: AGAIN_MS,
          onSilence: () => setSaid({ tone: 'warning', text: 'Connection lost. We’ll keep checking; you’ll only be charged once.' }),
        })
        if (!result) return undefined
        if (result.ok) return result.value
        if (result.problem === 'SESSION_ENDED') return onEnded(result.message)
        setSaid({ tone: result.problem === 'INSUFFICIENT_BALANCE' ? 'warning' : 'danger', text: result.message })
        void readOwn()
        return undefined
      } finally {
        setBusy((before) => new Set([...before].filter((one) => one !== slot)))
      }
    },
    [isMounted, onEnded, readOwn],
  )
  const keep = useCallback((bet: OwnBet, balance?: string) => {
    setOwn((before) => ({ balance: balance ?? before.balance, bets: [...before.bets.filter(({ betId }) => betId !== bet.betId), bet] }))
  }, [])

  const acts = useMemo(
    () => ({
      async place(part: Omit<BetRequest, 'pressId'>) {
        setSaid(null)
        const request: BetRequest = { ...part, pressId: crypto.randomUUID() }
        const answer = await ask(part.slot, () => call<BetAnswer>('POST', '/api/live/bet', token, request))
        if (!answer) return
        setSaid(null)
        keep(answer.bet, answer.balance)
      },
      async cancel({ slot, betId }: OwnBet) {
        setSaid(null)
        const answer = await ask(slot, () => call<OwnState>('POST', '/api/live/cancel', token, { betId }))
        if (answer) setOwn(answer)
      },
      async cashOut({ slot, betId }: OwnBet) {
        setSaid(null)
        const answer = await ask(slot, () => call<CashOutAnswer>('POST', '/api/live/cash-out', token, { betId }))
        if (answer?.result === 'cashed-out') {
          setSaid(null)
          keep(answer.bet)
        }
        if (answer?.result === 'too-late')
          setSaid({
            tone: 'warning',
            text: `Too late: the round ended at ${times(answer.point)} at ${clockOf.format(answer.endedAt)}. Your cash-out reached us at ${clockOf.format(answer.receivedAt)}.`,
          })
        if (answer?.result === 'too-early') setSaid({ tone: 'info', text: 'You can cash out from 1.01×.' })
      },
    }),
    [token, keep, ask],
  )

  // The stream tells of an automatic cash-out first.
  const bets = useMemo(() => {
    const seen = new Map(state?.bets.map(({ betId, cashOut }) => [betId, cashOut]))
    return own.bets.map((bet) => (bet.cashOut === null ? { ...bet, cashOut: seen.get(bet.betId) ?? null } : bet))
  }, [own.bets, state?.bets])

  const isInRound = isFlying(state?.round, bets)
  const toldInRound = useRef(false)
  useEffect(() => {
    if (isInRound !== toldInRound.current) tellPlatform({ kind: 'round', state: isInRound ? 'started' : 'finished' })
    toldInRound.current = isInRound
  }, [isInRound])

  return { state, bets, balance: BigInt(own.balance), said, isLost, busy, now, ...acts }
}
export type Live = ReturnType<typeof useLive>

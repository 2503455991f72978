import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableAct } from '@lagoon/games/holdemTable/acts'
import type { SitRequest, TableHappening, TableMessage, TableView } from '../../../rules/holdemTable/live.ts'
import { tellPlatform } from '../../play/frame.ts'
import { call } from '../../play/provider.ts'
import { readEvents } from '../../play/readEvents.ts'
import { untilAnswered } from '../../play/untilAnswered.ts'
import { useIsMounted } from '../../play/useIsMounted.ts'
import { buzz, sound } from '../../sound/sound.ts'
import type { PlayProps } from '../kind.ts'
import { framesOf, type Frame } from './frames.ts'
import { heardIn } from './heardIn.ts'
import { spoken } from './words.ts'

const AGAIN_MS = 1_000
/** A player who waits longer is told, and may press again. */
const MOST_TRIES = 5
const NOT_REACHED = 'We can’t reach the table right now. Your tokens are safe.'

/** A table as this browser shows it. */
export interface ShownTable {
  readonly view: TableView
  /** The last act of each seat on this street. */
  readonly acts: ReadonlyMap<number, TableHappening>
  /** What a reader hears. */
  readonly spoken: string
}

const isAct = ({ type }: TableHappening) => ['FOLD', 'CHECK', 'CALL', 'BET', 'RAISE', 'BLIND'].includes(type)

const shownAfter = (before: ShownTable | null, { view, happened }: Frame): ShownTable => {
  const acts = new Map(before?.acts)
  for (const one of happened) {
    if (one.type === 'HAND' || one.type === 'BOARD' || one.type === 'HAND_OVER') acts.clear()
    else if (isAct(one) && 'seat' in one) acts.set(one.seat, one)
  }
  const told = happened.length > 0 || view.you.acts.length > 0 ? spoken(happened, view) : (before?.spoken ?? '')
  return { view, acts, spoken: told }
}

/** The table as the server tells it, and what the player may do there. Chips only ever as the server says. */
export const useTable = ({ token, onEnded }: Pick<PlayProps, 'token' | 'onEnded'>) => {
  const [table, setTable] = useState<ShownTable | null>(null)
  const [isLost, setLost] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isInHand = useRef(false)
  const isMounted = useIsMounted()

  useEffect(() => {
    let last: TableView | null = null
    let waiting: Frame[] = []
    let timer = 0
    let asked: string | undefined
    const letHear = ({ happened, view: { you, hand } }: Frame) => {
      for (const moment of heardIn(happened, you.seat)) sound.play(moment)
      const now = you.acts.length > 0 ? hand?.turn?.turn : undefined
      if (now !== undefined && now !== asked) sound.play('turn')
      asked = now
    }
    const showNext = () => {
      const [frame, ...rest] = waiting
      waiting = rest
      if (!frame) return
      setTable((before) => shownAfter(before, frame))
      letHear(frame)
      timer = window.setTimeout(() => {
        timer = 0
        showNext()
      }, frame.standsMs)
    }
    const hear = (message: TableMessage) => {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const whole: Frame = { ...message, standsMs: 0 }
      waiting.push(...(isStill ? [whole] : framesOf(last, message)))
      last = message.view
      const { hand, you, seats } = message.view
      const isPlaying = hand !== null && !hand.isOver && you.seat !== null && seats[you.seat]?.standing !== 'OUT'
      if (isPlaying !== isInHand.current) tellPlatform({ kind: 'round', state: isPlaying ? 'started' : 'finished' })
      isInHand.current = isPlaying
      if (!timer) showNext()
    }
    const stop = readEvents({
      path: '/api/table/stream',
      token,
      onEvent: (event) => hear(event as TableMessage),
      onOpen: () => {
        last = null
        setLost((wasLost) => {
          if (wasLost) tellPlatform({ kind: 'connection', state: 'back' })
          return false
        })
      },
      onLost: () => {
        setLost(true)
        tellPlatform({ kind: 'connection', state: 'lost' })
      },
      onRefused: onEnded,
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [token, onEnded])

  /** Asks until there is an answer: each call is such that it happens once however often it comes. True where it happened. */
  const ask = useCallback(
    async (path: string, body: object = {}): Promise<boolean> => {
      setBusy(true)
      setProblem(null)
      try {
        let tries = 0
        const answer = await untilAnswered(() => call('POST', path, token, body), {
          goesOn: () => isMounted() && ++tries < MOST_TRIES,
          afterMs: AGAIN_MS,
        })
        if (answer?.ok) return true
        if (answer?.problem === 'SESSION_ENDED') onEnded(answer.message)
        setProblem(answer?.message ?? NOT_REACHED)
        return false
      } finally {
        setBusy(false)
      }
    },
    [isMounted, token, onEnded],
  )

  return {
    table,
    isLost,
    isBusy,
    problem,
    sit: (place: Omit<SitRequest, 'pressId'>) => ask('/api/table/sit', { ...place, pressId: crypto.randomUUID() } satisfies SitRequest),
    act: (turn: string, act: TableAct) => {
      buzz()
      return ask('/api/table/act', { turn, act })
    },
    topUp: (to: number) => ask('/api/table/top-up', { to }),
    sitOut: () => ask('/api/table/sit-out'),
    sitIn: () => ask('/api/table/sit-in'),
    leave: () => ask('/api/table/leave'),
  }
}
export type TableCalls = ReturnType<typeof useTable>

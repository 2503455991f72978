import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { CrashFacts } from '../../../rules/crash/crash.ts'
import { times, type BetSlot } from '../../../rules/crash/live.ts'
import * as table from '../../chrome/Table.css.ts'
import { keptStake } from '../../play/keptStake.ts'
import { buzz, sound } from '../../sound/sound.ts'
import type { PlayProps } from '../kind.ts'
import { BetPanel } from './BetPanel.tsx'
import type { Doing } from './doNow.ts'
import { heardOf, type Standing } from './heardOf.ts'
import { Players } from './Players.tsx'
import { nameAbove } from '../../play/words.ts'
import * as figures from '../../chrome/amount.css.ts'
import * as styles from './Play.css.ts'
import { goesByFocus } from './presses.ts'
import { RoundFigures } from './RoundFigures.tsx'
import { silent, spokenOf } from './spokenOf.ts'
import { useScene } from './scene/useScene.ts'
import { useLive } from './useLive.ts'

const isIn = (selector: string, target: EventTarget | null) => target instanceof Element && target.closest(selector) !== null
const takesText = 'input, select, [role="dialog"]'
const takesSpace = 'button, a, summary'

/** A shared round: the curve behind everything, who is in it, and the player's two bets. */
export const Play = ({ session, info, token, isInFront, onShown, onStake, onEnded }: PlayProps) => {
  const facts = info.facts as unknown as CrashFacts
  const live = useLive({ session, token, onEnded })
  const { state, bets, balance, said, isLost, busy, now } = live
  const all = useMemo(() => session.stakes.map(BigInt), [session.stakes])
  const [firstStake] = useState(() => {
    const kept = keptStake.read(session)
    return kept !== null && all.includes(kept) ? kept : (all[0] ?? 0n)
  })
  const [stakes, setStakes] = useState<readonly [bigint, bigint]>([firstStake, firstStake])
  useEffect(() => onStake(firstStake), [onStake, firstStake])
  /** How the second bet was added; null where it was not. */
  const [addedBy, setAddedBy] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const countdown = useRef<HTMLSpanElement>(null)
  const acts = useRef<[(() => void) | null, (() => void) | null]>([null, null])
  const round = state?.round
  const canvas = useScene({ gameId: info.gameId, facts, round, now, area, figure, countdown })
  const isHere = state !== null
  useEffect(() => {
    if (isHere) requestAnimationFrame(onShown)
  }, [isHere, onShown])

  const heard = useRef<Standing | null>(null)
  useEffect(() => {
    const now = round ? { round, bets } : null
    const moment = now && heardOf(heard.current, now)
    heard.current = now
    if (moment) sound.play(moment)
  }, [round, bets])
  const lastSpoken = useRef(silent)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (!round) return
    lastSpoken.current = spokenOf(lastSpoken.current, { round, bets }, session)
    setSpoken(lastSpoken.current.text)
  }, [round, bets, session])

  const changeStake = (slot: BetSlot, stake: bigint) => {
    setStakes(slot === 0 ? [stake, stakes[1]] : [stakes[0], stake])
    keptStake.keep(session, stake)
    onStake(stake)
  }
  const act = (slot: BetSlot, doing: Doing, autoCashOut: number | null) => {
    sound.play('press')
    buzz()
    if (doing.kind === 'place') return live.place({ number: doing.number, slot, stake: String(stakes[slot]), autoCashOut })
    return doing.kind === 'cancel' ? live.cancel(doing.bet) : live.cashOut(doing.bet)
  }
  const onActOf = useCallback((slot: BetSlot) => (run: (() => void) | null) => void (acts.current[slot] = run), [])
  const setters = useMemo(() => [onActOf(0), onActOf(1)] as const, [onActOf])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isInFront || event.repeat || event.altKey || event.ctrlKey || event.metaKey || isIn(takesText, event.target)) return
      if (event.key === '1' || (event.key === ' ' && !isIn(takesSpace, event.target))) acts.current[0]?.()
      else if (event.key === '2') acts.current[1]?.()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isInFront])

  const ownIds = useMemo(() => new Set(bets.map(({ betId }) => betId)), [bets])
  const hasSecondBet = addedBy !== null || bets.some(({ slot, win }) => slot === 1 && win === null)
  const shownBets = (slot: BetSlot) =>
    round && (
      <BetPanel
        slot={slot}
        facts={facts}
        session={session}
        round={round}
        bets={bets}
        balance={balance}
        stake={stakes[slot]}
        isBusy={busy.has(slot)}
        isAlone={!hasSecondBet}
        takesFocus={slot === 1 && addedBy !== null && goesByFocus(addedBy)}
        now={now}
        onStake={(stake) => changeStake(slot, stake)}
        onDo={(doing, auto) => void act(slot, doing, auto)}
        onAct={setters[slot]}
      />
    )
  return (
    <>
      <canvas ref={canvas} className={styles.scene} aria-hidden="true" />
      <div className={styles.body}>
        <ol className={styles.ends} aria-label="Past results, newest first">
          {state?.past.map(({ number, point }) => (
            <li key={number} className={styles.end({ height: point < 200 ? 'low' : point < 1_000 ? 'middle' : 'high' })}>
              {times(point)}
            </li>
          ))}
        </ol>
        <div ref={area} className={styles.sky} />
        <RoundFigures round={round} bets={bets} session={session} figure={figure} countdown={countdown} />
        <Players bets={state?.bets ?? []} ownIds={ownIds} />
      </div>
      <div className={table.between}>
        {isLost ? (
          <div className={styles.notice}>
            <Notice tone="warning" announce="now" title="Connection lost">
              Reconnecting to the round. Auto cash-outs still count, and your bets are safe.
            </Notice>
          </div>
        ) : (
          said && (
            <div className={styles.notice}>
              <Notice tone={said.tone} announce="now">
                {said.text}
              </Notice>
            </div>
          )
        )}
      </div>
      <div className={styles.console}>
        <dl className={styles.balance}>
          <dt className={figures.label}>{nameAbove(session.token)}</dt>
          <dd className={figures.amount}>
            <TokenIcon kind={session.token} />
            {formatMinor(balance, 'always')}
          </dd>
          {round && !hasSecondBet && (
            <dd className={styles.more}>
              <Button size="compact" weight="quiet" onPress={({ pointerType }) => setAddedBy(pointerType)}>
                Add a second bet
              </Button>
            </dd>
          )}
        </dl>
        {shownBets(0)}
        {hasSecondBet && shownBets(1)}
      </div>
      <output className={visuallyHidden}>{spoken}</output>
    </>
  )
}

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { LOWEST_CASH_OUT, multiplierAt } from '@lagoon/games/crash/rules'
import type { CrashFacts } from '../../../rules/crash/crash.ts'
import { times, type BetSlot, type LivePhase, type OwnBet } from '../../../rules/crash/live.ts'
import type { SessionView } from '../../../contract.ts'
import { once } from '../../play/pressEvents.ts'
import { StakeRow } from '../live/StakeRow.tsx'
import { QuickStakes } from '../../chrome/QuickStakes.tsx'
import * as styles from './Play.css.ts'
import { autoOf, doNow, type Doing } from './doNow.ts'
import { pressGuard } from './presses.ts'

export interface BetPanelProps {
  slot: BetSlot
  facts: CrashFacts
  session: SessionView
  round: LivePhase
  bets: readonly OwnBet[]
  balance: bigint
  stake: bigint
  isBusy: boolean
  /** There is no other one: only then is there room for quick bets. */
  isAlone: boolean
  /** Its act takes the focus of the button that was pressed for this bet, and is gone since. */
  takesFocus: boolean
  now: () => number
  onStake: (stake: bigint) => void
  onDo: (doing: Doing, autoCashOut: number | null) => void
  /** Where the key of this panel finds its act. */
  onAct: (act: (() => void) | null) => void
}

/** One of the two bets: what it takes, where it leaves by itself, and the one button for what can be done now. */
export const BetPanel = ({
  slot,
  facts,
  session,
  round,
  bets,
  balance,
  stake,
  isBusy,
  isAlone,
  takesFocus,
  now,
  onStake,
  onDo,
  onAct,
}: BetPanelProps) => {
  const [auto, setAuto] = useState('')
  const [guard] = useState(pressGuard)
  const button = useRef<HTMLButtonElement>(null)
  const amount = useRef<HTMLSpanElement>(null)
  const doing = useMemo(
    () =>
      doNow(
        round,
        bets.filter((bet) => bet.slot === slot),
      ),
    [round, bets, slot],
  )
  const read = autoOf(auto, facts.cap)
  const open = doing.bet
  const isFixed = open !== null
  const shownStake = open ? BigInt(open.stake) : stake
  const shownAuto = open ? (open.autoCashOut === null ? '' : times(open.autoCashOut)) : auto
  const off = useId()
  const isLow = doing.kind === 'place' && balance < stake
  const isOff = isBusy || (doing.kind === 'place' && (read === 'wrong' || isLow))

  // What a cash-out gives now: it changes with every frame, so it is written past React.
  useEffect(() => {
    if (doing.kind !== 'cash-out' || round.phase !== 'flight') return undefined
    let request = 0
    const write = () => {
      const multiplier = multiplierAt(facts, now() - round.startedAt)
      const stakeMinor = BigInt(doing.bet.stake)
      if (amount.current) amount.current.textContent = formatMinor((stakeMinor * BigInt(multiplier)) / 100n, 'always')
      request = requestAnimationFrame(write)
    }
    write()
    return () => cancelAnimationFrame(request)
  }, [doing, round, facts, now])

  // Before it can be seen, and so pressed.
  useLayoutEffect(() => guard.show(doing, isBusy, performance.now()), [guard, doing, isBusy])
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  const act = () => {
    if (!isOff && guard.isMeant(performance.now())) onDo(doing, read === 'wrong' ? null : read)
  }
  useEffect(() => {
    onAct(act)
    return () => onAct(null)
  })

  const label = {
    place: isLow ? 'Balance too low' : doing.isNext ? 'Bet on next round' : 'Bet',
    cancel: doing.isNext ? 'Cancel next bet' : 'Cancel bet',
    'cash-out': 'Cash out',
  }[doing.kind]
  return (
    <section className={styles.panel({ isAlone })} aria-label={slot === 0 ? 'First bet' : 'Second bet'}>
      <div className={styles.stake}>
        <StakeRow label="Bet" session={session} stake={shownStake} isFixed={isFixed} onStake={onStake} />
      </div>
      {isAlone && (
        <div className={styles.quick}>
          <QuickStakes view={{ session, stake: shownStake, balance, kind: { unit: 'round' } }} isFixed={isFixed} onStake={onStake} />
        </div>
      )}
      <div className={styles.auto}>
        <TextField
          label="Auto cash-out"
          value={shownAuto}
          onChange={setAuto}
          isReadOnly={isFixed}
          inputMode="decimal"
          autoComplete="off"
          {...(shownAuto === '' && { 'aria-describedby': off })}
          {...(read === 'wrong' && !isFixed && { error: `Use ${times(LOWEST_CASH_OUT)} to ${times(facts.cap)}` })}
        />
        {shownAuto === '' && (
          <span id={off} className={styles.off}>
            Off
          </span>
        )}
      </div>
      <button ref={button} type="button" className={styles.act({ kind: doing.kind })} aria-disabled={isOff} onKeyDown={once} onClick={act}>
        <span>{isBusy ? 'Sending…' : label}</span>
        {doing.kind === 'cash-out' && <span ref={amount} aria-hidden="true" className={styles.actAmount} />}
      </button>
    </section>
  )
}

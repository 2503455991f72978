import type { Doing } from './doNow.ts'

/** A press so soon after the button changed is still meant for what it said before. */
const SETTLED_MS = 500
/** A cash-out can't be kept waiting for as long: rounds end meanwhile. Nobody reacts to the start of one faster than this. */
const CASH_OUT_SETTLED_MS = 300

interface Shown {
  readonly doing: Doing
  readonly isBusy: boolean
}

const isSame = (a: Shown, b: Shown): boolean =>
  a.isBusy === b.isBusy && a.doing.kind === b.doing.kind && a.doing.bet?.betId === b.doing.bet?.betId

/** Whether a press came by the focus, from a keyboard or a screen reader, and not by a pointer; `PressEvent.pointerType`. */
export const goesByFocus = (pointerType: string): boolean => pointerType === 'keyboard' || pointerType === 'virtual'

/** Tells which presses of a button are meant for what it says: it changes by itself as rounds start and end, and as answers come. */
export const pressGuard = () => {
  let shown: Shown | null = null
  let changedAt = -Infinity
  return {
    /** @param at When the button says so; milliseconds, by the same clock as the presses. */
    show(doing: Doing, isBusy: boolean, at: number): void {
      const next: Shown = { doing, isBusy }
      // A bet is on offer until the player's bets are known: who comes back in the middle of a round can cash out at once.
      const wasOffer = shown?.doing.kind === 'place' && !shown.isBusy
      if (shown !== null && !wasOffer && !isSame(shown, next)) changedAt = at
      shown = next
    },
    /** Whether a press at this time is for what the button says now. */
    isMeant: (at: number): boolean => at - changedAt >= (shown?.doing.kind === 'cash-out' ? CASH_OUT_SETTLED_MS : SETTLED_MS),
  }
}

import type { LiveEvent, LiveState, SeenBet } from '../../../rules/crash/live.ts'

const PAST_ENDS = 20

/** The bets with others in place of or beside those of the same id. */
const joined = (bets: readonly SeenBet[], came: readonly SeenBet[]): readonly SeenBet[] => {
  const ids = new Set(came.map(({ betId }) => betId))
  return came.length === 0 ? bets : [...bets.filter(({ betId }) => !ids.has(betId)), ...came]
}

/** What stands after an event; null before the first state. The same event twice changes nothing more. */
export const afterEvent = (before: LiveState | null, event: LiveEvent): LiveState | null => {
  if (event.type === 'state') return event.state
  if (before === null) return null
  const { at } = event
  switch (event.type) {
    case 'betting':
      return { ...before, at, round: { phase: 'betting', number: event.number, startsAt: event.startsAt }, bets: event.bets }
    case 'start':
      return { ...before, at, round: { phase: 'flight', number: event.number, startedAt: event.startedAt } }
    case 'tick': {
      const left = new Set(event.left)
      const out = new Map(event.cashedOut)
      const bets = joined(before.bets, event.came)
        .filter(({ betId }) => !left.has(betId))
        .map((bet) => (out.has(bet.betId) ? { ...bet, cashOut: out.get(bet.betId) ?? null } : bet))
      return { ...before, at, bets }
    }
    case 'end': {
      const { number, point } = event.end
      const past = [event.end, ...before.past.filter((end) => end.number !== number)].slice(0, PAST_ENDS)
      return { ...before, at, round: { phase: 'ended', number, point, endedAt: event.endedAt, nextAt: event.nextAt }, past }
    }
  }
}

/** How far the browser's clock is ahead of the server's: of the last messages the one that came fastest tells best. */
export const clockOffset = () => {
  const last: number[] = []
  return {
    /** @param at By the server's clock. @param received By the browser's. */
    hear(at: number, received: number): void {
      last.push(received - at)
      if (last.length > 24) last.shift()
    },
    offset: (): number => (last.length === 0 ? 0 : Math.min(...last)),
  }
}

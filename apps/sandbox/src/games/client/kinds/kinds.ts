import type { SessionView } from '../../contract.ts'
import type { Kind, LiveKind } from './kind.ts'

/** The kinds of games; each is fetched when one of its games opens. */
const kinds: Partial<Record<SessionView['kind'], () => Promise<Kind | LiveKind>>> = {
  SLOT: async () => (await import('./slots/slots.tsx')).slots,
  KENO: async () => (await import('./keno/keno.tsx')).keno,
  FISH: async () => (await import('./fish/fish.tsx')).fish,
  CRASH: async () => (await import('./crash/crash.tsx')).crash,
  BLACKJACK: async () => (await import('./blackjack/blackjack.tsx')).blackjack,
  POKER: async () => (await import('./poker/poker.tsx')).poker,
  VIDEO_POKER: async () => (await import('./videoPoker/videoPoker.tsx')).videoPoker,
}

/** Games that are of a kind by their rules, and are played at a table with others. */
const tables: Readonly<Record<string, () => Promise<LiveKind>>> = {
  'foundry-holdem': async () => (await import('./holdemTable/holdemTable.tsx')).holdemTable,
}

/** Undefined for a kind that this page does not show. */
export const kindOf = ({ gameId, kind }: Pick<SessionView, 'gameId' | 'kind'>): Promise<Kind | LiveKind> | undefined =>
  (tables[gameId] ?? kinds[kind])?.()

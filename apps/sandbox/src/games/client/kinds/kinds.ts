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

/** Undefined for a kind that this page does not show. */
export const kindOf = (kind: SessionView['kind']): Promise<Kind | LiveKind> | undefined => kinds[kind]?.()

import type { RoundType } from '@lagoon/contract/lobby/enums'
import { historyAddress } from '@lagoon/contract/lobby/historyAddress'

const kinds = [
  { label: 'Slots', type: 'SLOT', kind: undefined },
  { label: 'Keno', type: 'KENO', kind: 'keno' },
  { label: 'Poker', type: 'POKER', kind: 'poker' },
  { label: 'Video poker', type: 'VIDEO_POKER', kind: 'video-poker' },
  { label: 'Blackjack', type: 'BLACKJACK', kind: 'blackjack' },
  { label: 'Fish', type: 'FISH', kind: 'fish' },
  { label: 'Crash', type: 'CRASH', kind: 'crash' },
] as const satisfies readonly { readonly label: string; readonly type: RoundType; readonly kind: string | undefined }[]
/** What stands in an address for a history; undefined for that of slots. */
export type HistoryKind = (typeof kinds)[number]['kind']

/** What a history keeps. */
export const roundTypeOf = (kind: HistoryKind): RoundType => kinds.find((one) => one.kind === kind)?.type ?? 'SLOT'

/** Ways to all histories, seen from one of them. */
export const historyLinks = (current: HistoryKind) =>
  kinds.map(({ label, type, kind }) => ({ label, href: historyAddress(type), isCurrent: kind === current }))

import { profileAddress } from '@lagoon/contract/account/addresses'

/** In the query of `profile?tab=game-history`: whose rounds are shown; without it those of slots. */
export const HISTORY_KIND = 'kind'

const kinds = [
  { label: 'Slots', kind: undefined },
  { label: 'Keno', kind: 'keno' },
  { label: 'Poker', kind: 'poker' },
  { label: 'Video poker', kind: 'video-poker' },
  { label: 'Blackjack', kind: 'blackjack' },
  { label: 'Fish', kind: 'fish' },
  { label: 'Crash', kind: 'crash' },
] as const
export type HistoryKind = (typeof kinds)[number]['kind']

/** Ways to all histories, seen from one of them. */
export const historyLinks = (current: HistoryKind) =>
  kinds.map(({ label, kind }) => ({
    label,
    href: profileAddress('game-history', kind === undefined ? {} : { [HISTORY_KIND]: kind }),
    isCurrent: kind === current,
  }))

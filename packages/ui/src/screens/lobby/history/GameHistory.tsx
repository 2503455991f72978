import type { RoundSortKey } from '@lagoon/contract/lobby/enums'
import type { GameHistoryView, Round, RoundFilter, RoundSort } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { ReactNode } from 'react'
import { HistoryScreen, type HistoryView, type HistoryWords } from '../../../patterns/HistoryScreen/HistoryScreen.tsx'
import { lazyPart } from '../../../kit/LazyPart/lazyPart.tsx'
import { HistoryKinds, type HistoryLink } from './HistoryKinds.tsx'
import type { RoundAboutProps } from './RoundAbout.tsx'
import { RoundFilters } from './RoundFilters.tsx'
import type { RoundColumn } from './roundColumns.tsx'
import type { RoundFrame } from './RoundDialog.tsx'
import { playedAt } from './roundWords.ts'

/** What every screen of a game history is given. */
export interface GameHistoryProps<R extends Round> {
  /** Ways to the histories there are, this one among them. Absent where it is the only one. */
  kinds?: readonly HistoryLink[]
  view: GameHistoryView<R>
  onSort: (sort: RoundSort) => void
  /** Narrows the rounds down: the whole new filter. */
  onFilter?: (filter: RoundFilter) => void
  /** The player wants to choose a filter, and needs the games to choose from. */
  onChooseFilter?: () => void
  onLoadMore: () => void
  onOpen: (event: { id: string }) => void
  /** Closes the opened round. */
  onClose: () => void
  onRetry: () => void
  /** Checks the proof of the opened round. */
  onVerify?: RoundAboutProps['onVerify']
  /** Gives the player the proof of the opened round as a file. */
  onDownloadProof?: RoundAboutProps['onDownloadProof']
  /** Shows the opened round to everybody who has its address. */
  onShareWin?: RoundAboutProps['onShareWin']
  /** Shows it to nobody any more. */
  onStopSharing?: RoundAboutProps['onStopSharing']
  /** Puts the address of the shared win into the clipboard. */
  onCopyLink?: RoundAboutProps['onCopyLink']
}

export interface GameHistoryKind<R extends Round> {
  readonly title: string
  readonly intro: string
  /** Names the rounds for a screen reader too: "slot", "video poker". */
  readonly game: string
  /** What one row is. @default 'rounds' */
  readonly unit?: 'rounds' | 'shots'
  /** While there is none: what will be listed, and where it is played. */
  readonly empty: Pick<HistoryWords['empty'], 'text' | 'action'>
  readonly columns: readonly RoundColumn<R>[]
  /** Height of a card on a phone. */
  readonly cardRem: number
  readonly details: (round: R, frame: RoundFrame) => ReactNode
}

type AboutEvents = Omit<RoundAboutProps, 'details'>

/** Comes with the first round that is opened. */
const RoundInside = lazyPart(() => import('./RoundAbout.tsx').then(({ RoundAbout }) => RoundAbout))

const rowsOf = <R extends Round>(view: GameHistoryView<R>): HistoryView<R, RoundSortKey> => {
  if (view.state !== 'filled') return { state: view.state }
  const { rounds, details: _details, filters: _filters, ...rest } = view
  return { ...rest, rows: rounds }
}

const wordsOf = <R extends Round>({ game, unit = 'rounds', empty }: GameHistoryKind<R>): HistoryWords => ({
  label: `Your ${game} ${unit}`,
  loading: `Loading your ${game} ${unit}`,
  failed: {
    illustration: 'shell',
    title: `Your ${unit} didn’t load`,
    text: 'Nothing is lost, and your balance hasn’t changed.',
  },
  empty: { illustration: 'boat', title: `No ${game} ${unit} yet`, ...empty },
})

const noResultOf = <R extends Round>({ game, unit = 'rounds' }: GameHistoryKind<R>) =>
  ({
    illustration: 'lens',
    title: 'No matches',
    text: `None of your ${game} ${unit} match these filters.`,
    action: `Show all ${unit}`,
  }) as const

const nothing = () => undefined

/** The round from inside, where it is being asked for. */
const aboutOf = <R extends Round>(view: GameHistoryView<R>, events: AboutEvents) =>
  view.state === 'filled' && view.details && <RoundInside details={view.details} {...events} />

/** The rounds of one kind of game, newest first, and one of them opened. */
export const GameHistory = <R extends Round>({
  kind,
  kinds,
  view,
  onClose,
  onVerify = nothing,
  onDownloadProof = nothing,
  onShareWin = nothing,
  onStopSharing = nothing,
  onCopyLink = nothing,
  onFilter = nothing,
  onChooseFilter = nothing,
  ...rest
}: GameHistoryProps<R> & { kind: GameHistoryKind<R> }) => (
  <HistoryScreen
    {...rest}
    title={kind.title}
    intro={kind.intro}
    columns={kind.columns}
    cardRem={kind.cardRem}
    words={wordsOf(kind)}
    above={kinds && <HistoryKinds kinds={kinds} />}
    view={rowsOf(view)}
    filters={{
      controls: 'filters' in view && view.filters && <RoundFilters {...view.filters} onFilter={onFilter} onChoose={onChooseFilter} />,
      noResult: noResultOf(kind),
      onClear: () => onFilter({}),
    }}
    rowText={(round) => `${round.game.name}, ${playedAt(round)}`}
    details={(round) =>
      kind.details(round, { onClose, about: aboutOf(view, { onVerify, onDownloadProof, onShareWin, onStopSharing, onCopyLink }) })
    }
  />
)

import type { RoundSortKey } from '@lagoon/contract/lobby/enums'
import type { GameHistoryView, Round, RoundSort } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { ReactNode } from 'react'
import { HistoryScreen, type HistoryView, type HistoryWords } from '../../../patterns/HistoryScreen/HistoryScreen.tsx'
import { lazyPart } from '../../../kit/LazyPart/lazyPart.tsx'
import { HistoryKinds, type HistoryLink } from './HistoryKinds.tsx'
import type { RoundAboutProps } from './RoundAbout.tsx'
import type { RoundColumn } from './roundColumns.tsx'
import type { RoundFrame } from './RoundDialog.tsx'
import { playedAt } from './roundWords.ts'

/** What every screen of a game history is given. */
export interface GameHistoryProps<R extends Round> {
  /** Ways to the histories there are, this one among them. Absent where it is the only one. */
  kinds?: readonly HistoryLink[]
  view: GameHistoryView<R>
  onSort: (sort: RoundSort) => void
  onLoadMore: () => void
  onOpen: (event: { id: string }) => void
  /** Closes the opened round. */
  onClose: () => void
  onRetry: () => void
  /** Checks the proof of the opened round. */
  onVerify?: RoundAboutProps['onVerify']
  /** Gives the player the proof of the opened round as a file. */
  onDownloadProof?: RoundAboutProps['onDownloadProof']
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

type About<R extends Round> = Pick<GameHistoryProps<R>, 'view'> & {
  readonly [Name in 'onVerify' | 'onDownloadProof']: GameHistoryProps<R>[Name] | undefined
}

/** Comes with the first round that is opened. */
const RoundInside = lazyPart(() => import('./RoundAbout.tsx').then(({ RoundAbout }) => RoundAbout))

const rowsOf = <R extends Round>(view: GameHistoryView<R>): HistoryView<R, RoundSortKey> => {
  if (view.state !== 'filled') return view
  const { rounds, details: _, ...rest } = view
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

const nothing = () => undefined

/** The round from inside, where it is being asked for. */
const aboutOf = <R extends Round>({ view, onVerify = nothing, onDownloadProof = nothing }: About<R>) =>
  view.state === 'filled' && view.details && <RoundInside details={view.details} onVerify={onVerify} onDownloadProof={onDownloadProof} />

/** The rounds of one kind of game, newest first, and one of them opened. */
export const GameHistory = <R extends Round>({
  kind,
  kinds,
  view,
  onClose,
  onVerify,
  onDownloadProof,
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
    rowText={(round) => `${round.game.name}, ${playedAt(round)}`}
    details={(round) => kind.details(round, { onClose, about: aboutOf({ view, onVerify, onDownloadProof }) })}
  />
)

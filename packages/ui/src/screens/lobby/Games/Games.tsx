import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { isNarrowed, noFilters, type GameFilters } from '@lagoon/contract/lobby/gameFilters'
import type { GamesView } from '@lagoon/domain/lobby/lobby.state'
import type { GameType } from '@lagoon/contract/lobby/enums'
import { Button } from '../../../kit/Button/Button.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { GameShelf } from '../../../patterns/GameShelf/GameShelf.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { gameTypeNames } from '../../shell/places.ts'
import { gameHrefFor } from '../gameHref.ts'
import { TypeChips } from '../TypeChips.tsx'
import { GameGrid, GameGridWaiting } from './GameGrid.tsx'
import { NarrowBar, NarrowBarWaiting } from './NarrowBar.tsx'
import { typeWords } from './typeWords.ts'

const titleOf = (type: GameType | undefined) => (type === undefined ? 'All games' : gameTypeNames[type])
const introOf = (type: GameType | undefined) =>
  type === undefined ? 'Every game in the lobby. Games that aren’t open yet are marked “Coming soon.”' : typeWords[type]

type Listed = Extract<GamesView, { state: 'filled' | 'noneFound' }>

const NoneFound = ({ filters, onClear }: { filters: GameFilters; onClear: () => void }) => {
  const search = filters.search.trim()
  const isFiltered = isNarrowed({ ...filters, search: '' })
  return (
    <EmptyState
      illustration="lens"
      title={search === '' ? 'No games match your filters' : `No games match “${search}”`}
      action={
        <Button weight="primary" onPress={onClear}>
          {search === '' ? 'Clear filters' : isFiltered ? 'Clear search and filters' : 'Clear search'}
        </Button>
      }
    >
      {search === ''
        ? 'Turn off a filter to see more games.'
        : isFiltered
          ? 'Try a shorter search, or turn off a filter.'
          : 'Try a shorter search, or search by provider.'}
    </EmptyState>
  )
}

const Listing = ({ view, onNarrow }: { view: Listed; onNarrow: GamesProps['onNarrow'] }) => {
  const hrefOf = gameHrefFor(view.audience)
  return (
    <>
      <TypeChips counts={view.counts} current={view.type ?? 'ALL'} />
      <ScreenFrame title={titleOf(view.type)} intro={introOf(view.type)}>
        <NarrowBar
          filters={view.filters}
          providers={view.providers}
          shown={view.state === 'filled' ? view.games : []}
          total={view.total}
          onNarrow={onNarrow}
        />
        {view.state === 'filled' ? (
          <GameGrid games={view.games} hrefOf={hrefOf} />
        ) : (
          <NoneFound filters={view.filters} onClear={() => onNarrow({ filters: noFilters })} />
        )}
      </ScreenFrame>
      {view.state === 'noneFound' && view.instead.length > 0 && (
        <GameShelf id="instead" title="Popular in the lobby" games={view.instead} hrefOf={hrefOf} eager={1} />
      )}
    </>
  )
}

export interface GamesProps {
  view: GamesView
  /** The player typed into the search, or turned a filter on or off. */
  onNarrow: (narrow: { filters: GameFilters }) => void
  /** Asks for the lobby again after it failed. */
  onRetry: () => void
}

/** The games of the lobby, of one type or of all, with a search and filters that hold at once. */
export const Games = ({ view, onNarrow, onRetry }: GamesProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <>
          <TypeChips current={view.type ?? 'ALL'} />
          <ScreenFrame title={titleOf(view.type)} intro={introOf(view.type)}>
            <NarrowBarWaiting />
            <GameGridWaiting />
          </ScreenFrame>
        </>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="shell" size="page" level={1} title="The games didn’t load" onRetry={onRetry}>
          We couldn’t reach our servers. Check your connection and try again.
        </DidNotLoad>
      )
    case 'unknownType':
      return (
        <>
          <TypeChips />
          <EmptyState
            illustration="buoy"
            size="page"
            level={1}
            title="We can’t find those games"
            action={
              <Action weight="primary" href={gamesAddress()}>
                See all games
              </Action>
            }
          >
            The link may be broken, or we don’t have this type of game.
          </EmptyState>
        </>
      )
    case 'noneOfThisType':
      return (
        <>
          <TypeChips counts={view.counts} current={view.type ?? 'ALL'} />
          <EmptyState
            illustration="boat"
            size="page"
            level={1}
            title={view.type === undefined ? 'No games yet' : `No ${gameTypeNames[view.type].toLowerCase()} games yet`}
            action={
              view.type !== undefined && (
                <Action weight="primary" href={gamesAddress()}>
                  See all games
                </Action>
              )
            }
          >
            New games will show up here.
          </EmptyState>
        </>
      )
    case 'filled':
    case 'noneFound':
      return <Listing view={view} onNarrow={onNarrow} />
  }
}

import type { ReactNode } from 'react'
import { registerAddress } from '@lagoon/contract/account/addresses'
import { gameDetailsAddress, gameInfoAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import { gameTypes, type GameType } from '@lagoon/contract/lobby/enums'
import type { GameTile, HomeView, LobbyContent } from '@lagoon/domain/lobby/lobby.state'
import { countByType } from '@lagoon/contract/lobby/lobby.rules'
import type { TokenKind } from '@lagoon/contract/money/money'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import { brand } from '../../../brand.ts'
import { lazyPart } from '../../../kit/LazyPart/lazyPart.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { GameShelf, GameShelves } from '../../../patterns/GameShelf/GameShelf.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { LobbyOffline } from '../../shell/LobbyOffline/LobbyOffline.tsx'
import { gameTypeNames } from '../../shell/places.ts'
import { TypeChips } from '../TypeChips.tsx'
import { Hero } from './Hero.tsx'
import * as heroStyles from './Hero.css.ts'
import { HomeWaiting } from './HomeWaiting.tsx'
import { Teasers } from './Teasers.tsx'

/** What only players see, and only some of them: a visitor's first page is not to carry it. */
const PlayerMatters = lazyPart(() => import('./PlayerMatters.tsx').then((loaded) => loaded.PlayerMatters))
const Wins = lazyPart(() => import('./Wins.tsx').then((loaded) => loaded.Wins))

const SHELF = 6
const ON_THE_WATER = 3

const openGames = (games: readonly GameTile[]): readonly GameTile[] => games.filter((game) => game.isPlayable)

/** What stands in front can be played: the featured games that are open, and behind them the other open ones. */
const featuredOf = (games: readonly GameTile[]): readonly GameTile[] => {
  const open = openGames(games)
  return [...open.filter((game) => game.isFeatured), ...open.filter((game) => !game.isFeatured)]
}

/** The ones that the top of the page does not show yet, and behind them as many of its own as fill the row. */
const shelfOf = (featured: readonly GameTile[]): readonly GameTile[] => {
  const others = featured.slice(ON_THE_WATER)
  return others.length === 0 ? [] : [...others, ...featured.slice(0, ON_THE_WATER)].slice(0, SHELF)
}

const [firstType, ...otherTypes] = gameTypes

/** Where a card leads: a visitor's to what everybody may read, a player's to where it is opened. */
type HrefOf = (game: GameTile) => string

const TypeShelf = ({ type, games, hrefOf }: { type: GameType; games: readonly GameTile[]; hrefOf: HrefOf }) => {
  const shown = openGames(games)
    .filter((game) => game.type === type)
    .slice(0, SHELF)
  return (
    shown.length > 0 && (
      <GameShelf
        id={`shelf-${type.toLowerCase()}`}
        title={gameTypeNames[type]}
        games={shown}
        hrefOf={hrefOf}
        all={{ label: gameTypeNames[type], href: gamesAddress(type) }}
      />
    )
  )
}

const Lobby = ({ lobby, hrefOf, before }: { lobby: LobbyContent; hrefOf: HrefOf; before?: ReactNode }) => {
  const featured = shelfOf(featuredOf(lobby.games).filter((game) => game.isFeatured))
  const announced = lobby.games.filter((game) => !game.isPlayable)
  return (
    <>
      <TypeChips counts={countByType(lobby.games)} />
      {before}
      {featured.length > 0 && (
        <GameShelf
          id="featured"
          title="Featured"
          games={featured}
          hrefOf={hrefOf}
          all={{ label: 'games', href: gamesAddress() }}
          eager={1}
        />
      )}
      <TypeShelf type={firstType} games={lobby.games} hrefOf={hrefOf} />
      {/* Between the shelves on purpose: what is below it is fetched only by those who go there. */}
      <Teasers promotions={lobby.promotions} news={lobby.news} />
      <GameShelves>
        {otherTypes.map((type) => (
          <TypeShelf key={type} type={type} games={lobby.games} hrefOf={hrefOf} />
        ))}
      </GameShelves>
      {announced.length > 0 && <GameShelf id="coming-soon" title="Coming soon" games={announced} hrefOf={hrefOf} />}
    </>
  )
}

const VisitorHome = ({ lobby }: Extract<HomeView, { state: 'visitor' }>) => (
  <>
    <Hero
      title="Laid-back games by moonlight"
      lead={`${brand.name} is a social casino with ${openGames(lobby.games).length} games. Confirm your email to get your welcome tokens:`}
      games={featuredOf(lobby.games).slice(0, ON_THE_WATER)}
      hrefOf={gameInfoAddress}
    >
      <div className={heroStyles.gift}>
        {welcomeGrant.map(({ kind, minor }) => (
          <TokenAmount key={kind} kind={kind} minor={minor} size="title" showLabel />
        ))}
      </div>
      <div className={heroStyles.actions}>
        <Action href={registerAddress} weight="primary" size="large">
          Create account
        </Action>
        <Text size="small" tone="soft">
          Free to join. 18+ only.
        </Text>
      </div>
    </Hero>
    <Lobby lobby={lobby} hrefOf={gameInfoAddress} />
  </>
)

const PlayerHome = ({ view, onResume }: { view: Extract<HomeView, { state: 'player' }> } & Pick<HomeProps, 'onResume'>) => {
  const featured = featuredOf(view.lobby.games)
  const first = featured[0]
  return (
    <>
      {(view.unfinishedRound || view.pendingPayment || view.openWithdrawal) && <PlayerMatters {...view} onResume={onResume} />}
      <Hero
        title={`Welcome back, ${view.displayName}`}
        lead={first ? `${first.name} by ${first.providerName} is open. Choose your tokens and play.` : 'New games will show up here.'}
        games={featured.slice(0, ON_THE_WATER)}
        hrefOf={gameDetailsAddress}
      >
        {first && (
          <div className={heroStyles.actions}>
            <Action href={gameDetailsAddress(first)} weight={view.unfinishedRound ? 'secondary' : 'primary'} size="large">
              {`Play ${first.name}`}
            </Action>
          </div>
        )}
      </Hero>
      {(view.jackpots.length > 0 || view.recentWins.length > 0) && <Wins jackpots={view.jackpots} wins={view.recentWins} />}
      <Lobby
        lobby={view.lobby}
        hrefOf={gameDetailsAddress}
        before={
          <GameShelves>
            {view.recentlyPlayed.length > 0 && (
              <GameShelf
                id="recent"
                title="Recently played"
                games={view.recentlyPlayed.slice(0, SHELF)}
                hrefOf={gameDetailsAddress}
                eager={1}
              />
            )}
            {view.favorites.length > 0 && (
              <GameShelf id="favorites" title="Your favorites" games={view.favorites.slice(0, SHELF)} hrefOf={gameDetailsAddress} />
            )}
          </GameShelves>
        }
      />
    </>
  )
}

export interface HomeProps {
  view: HomeView
  /** Asks for the lobby again after it failed. */
  onRetry: () => void
  /** Opens the game of an open round with the kind of token that it was bet with. */
  onResume: (event: { game: GameTile; token: TokenKind }) => void
}

/** The lobby. The same data renders the same markup on a server, where its shell comes from. */
export const Home = ({ view, onRetry, onResume }: HomeProps) => {
  switch (view.state) {
    case 'loading':
      return <HomeWaiting />
    case 'visitor':
      return <VisitorHome {...view} />
    case 'player':
      return <PlayerHome view={view} onResume={onResume} />
    case 'noGames':
      return (
        <EmptyState
          illustration="boat"
          size="page"
          level={1}
          title="No games yet"
          action={
            <Action weight="primary" onPress={onRetry}>
              Try again
            </Action>
          }
        >
          The lobby is empty right now. New games will show up here.
        </EmptyState>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="shell" size="page" level={1} title="The lobby didn’t load" onRetry={onRetry}>
          Your tokens are safe. Nothing was played or charged.
        </DidNotLoad>
      )
    case 'offline':
      return (
        <>
          {view.pendingPayment && <PlayerMatters pendingPayment={view.pendingPayment} onResume={onResume} />}
          <LobbyOffline {...(view.message !== undefined && { message: view.message })} onRetry={onRetry} />
        </>
      )
  }
}

import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf, sessionOf } from '../playerOf.ts'
import { blackjackRoundsOf } from './blackjackRounds.ts'
import { crashRoundsOf } from './crashRounds.ts'
import { fishRoundsOf } from './fishRounds.ts'
import { favoritesOf, saveFavorite } from './favorites.ts'
import { endGameSession, gameSessionOf } from './gameSession.ts'
import { gameDetails } from './games.ts'
import { initiateGame } from './launch.ts'
import { lobbyOf } from './lobby.ts'
import { kenoRoundsOf } from './kenoRounds.ts'
import { playedGamesOf } from './playedGames.ts'
import { playedRoundsOf } from './playedRounds.ts'
import { pokerRoundsOf } from './pokerRounds.ts'
import { recentWinsOf } from './recentWins.ts'
import { roundDetailsOf } from './roundDetails.ts'
import { shareWin, sharedWinOf, stopSharingWin } from './sharedWin.ts'
import { slotRoundsOf } from './slotRounds.ts'
import { videoPokerRoundsOf } from './videoPokerRounds.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    lobby: (_parent, _arguments, { services }) => lobbyOf(services.database.kysely),
    game: (_parent, { type, id }, { services }) => gameDetails(services.database.kysely, type, id),
    gameSession: (_parent, { id }, { services, caller }) => gameSessionOf(services, playerOf(caller), id),
    playedGames: (_parent, _arguments, { services, caller }) => playedGamesOf(services.database.kysely, playerOf(caller)),
    playedRounds: (_parent, _arguments, { services, caller }) => playedRoundsOf(services.database.kysely, playerOf(caller)),
    favorites: (_parent, _arguments, { services, caller }) => favoritesOf(services.database.kysely, playerOf(caller)),
    recentWins: (_parent, _arguments, { services }) => recentWinsOf(services.database.kysely),
    roundDetails: (_parent, { id }, { services, caller }) => roundDetailsOf(services.database.kysely, playerOf(caller), id),
    sharedWin: (_parent, { id }, { services, ip }) => sharedWinOf(services, ip, id),
    slotRounds: (_parent, page, { services, caller }) => slotRoundsOf(services.database.kysely, playerOf(caller), page),
    kenoRounds: (_parent, page, { services, caller }) => kenoRoundsOf(services.database.kysely, playerOf(caller), page),
    videoPokerRounds: (_parent, page, { services, caller }) => videoPokerRoundsOf(services.database.kysely, playerOf(caller), page),
    blackjackRounds: (_parent, page, { services, caller }) => blackjackRoundsOf(services.database.kysely, playerOf(caller), page),
    pokerRounds: (_parent, page, { services, caller }) => pokerRoundsOf(services.database.kysely, playerOf(caller), page),
    fishRounds: (_parent, page, { services, caller }) => fishRoundsOf(services.database.kysely, playerOf(caller), page),
    crashRounds: (_parent, page, { services, caller }) => crashRoundsOf(services.database.kysely, playerOf(caller), page),
  },
  Mutation: {
    saveFavorite: (_parent, mark, { services, caller }) => saveFavorite(services.database.kysely, playerOf(caller), mark),
    shareWin: (_parent, { id, ...shown }, { services, caller }) => shareWin(services, playerOf(caller), id, shown),
    stopSharingWin: (_parent, { id }, { services, caller }) => stopSharingWin(services, playerOf(caller), id),
    initiateGame: (_parent, { gameId, token }, { services, caller }) => initiateGame(services, sessionOf(caller), gameId, token),
    endGameSession: (_parent, { id }, { services, caller }) => endGameSession(services, playerOf(caller), id),
  },
}

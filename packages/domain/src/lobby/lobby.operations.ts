import { operation } from '../contract/operation.ts'
import { graphql } from '../gql/gql.ts'

export const lobby = operation(
  'Lobby',
  graphql(`
    query Lobby {
      lobby {
        games {
          ...GameTile
        }
        news {
          ...Teaser
        }
        promotions {
          ...Teaser
        }
      }
    }

    fragment GameTile on Game {
      id
      slug
      name
      type
      provider {
        id
        name
      }
      playable
      isNew
      isFeatured
    }

    fragment Teaser on ContentTeaser {
      id
      title
      summary
      publishedAt
    }
  `),
)

export const game = operation(
  'Game',
  graphql(`
    query Game($type: GameType!, $id: ID!) {
      game(type: $type, id: $id) {
        game {
          ...GameTile
        }
        summary
        returnToPlayerBp
        volatility
        minStake
        maxStake
        paylines
        rules
        tokens
        related {
          ...GameTile
        }
      }
    }
  `),
)

export const initiateGame = operation(
  'InitiateGame',
  graphql(`
    mutation InitiateGame($gameId: ID!, $token: TokenKind!) {
      initiateGame(gameId: $gameId, token: $token) {
        sessionId
        url
        token
        game {
          ...GameTile
        }
      }
    }
  `),
)

export const gameSession = operation(
  'GameSession',
  graphql(`
    query GameSession($id: ID!) {
      gameSession(id: $id) {
        id
        state
        game {
          ...GameTile
        }
        token
        startedAt
        endedAt
      }
    }
  `),
)

export const endGameSession = operation(
  'EndGameSession',
  graphql(`
    mutation EndGameSession($id: ID!) {
      endGameSession(id: $id)
    }
  `),
)

export const slotRounds = operation(
  'SlotRounds',
  graphql(`
    query SlotRounds($first: Int!, $after: String, $sort: SlotRoundSort) {
      slotRounds(first: $first, after: $after, sort: $sort) {
        nodes {
          id
          gameplayId
          game {
            ...GameTile
          }
          token
          winToken
          bet
          win
          state
          playedAt
          matrix
          paylines {
            line
            rows
            symbol
            count
            win
          }
          feature
          jackpot
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
)

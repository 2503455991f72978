import type { ResultOf } from '../client/operation.ts'
import { minor, type Minor } from '@lagoon/contract/money/money'
import type { GameFacts, GameTile, LobbyContent } from './lobby.state.ts'

type WireGame = ResultOf<'Game'>['game']['game']

export const toTile = ({ provider, playable, ...game }: WireGame): GameTile => ({
  ...game,
  providerId: provider.id,
  providerName: provider.name,
  isPlayable: playable,
})

export const toLobby = ({ games, news, promotions }: ResultOf<'Lobby'>['lobby']): LobbyContent => ({
  games: games.map(toTile),
  news,
  promotions,
})

const maybeMinor = (text: string | null): Minor | undefined => (text === null ? undefined : minor(text))

/** Drops what the wire has as null, so that an absent fact is absent. */
export const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>
  }

export const toFacts = ({ game, summary, rules, tokens, related, minStake, maxStake, ...facts }: ResultOf<'Game'>['game']): GameFacts => ({
  game: toTile(game),
  summary,
  rules,
  tokens,
  related: related.map(toTile),
  ...known({
    returnToPlayerBp: facts.returnToPlayerBp,
    volatility: facts.volatility,
    paylines: facts.paylines,
    minStake: maybeMinor(minStake),
    maxStake: maybeMinor(maxStake),
  }),
})

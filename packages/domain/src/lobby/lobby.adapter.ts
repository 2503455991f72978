import type { ResultOf } from '../client/operation.ts'
import { minor, type Minor } from '@lagoon/contract/money/money'
import type { GameFacts, GameTile, LobbyContent, PromotionRun } from './lobby.state.ts'

type WireGame = ResultOf<'Game'>['game']['game']
type WirePromotion = ResultOf<'Lobby'>['lobby']['promotions'][number]

export const toTile = ({ provider, playable, ...game }: WireGame): GameTile => ({
  ...game,
  providerId: provider.id,
  providerName: provider.name,
  isPlayable: playable,
})

/** When a promotion runs; nothing of one that does not run yet. */
export const runOf = ({ runsFrom, until }: Pick<WirePromotion, 'runsFrom' | 'until'>): { readonly run?: PromotionRun } =>
  runsFrom === null ? {} : { run: { from: runsFrom, ...(until === null ? {} : { until }) } }

export const toLobby = ({ games, news, promotions }: ResultOf<'Lobby'>['lobby']): LobbyContent => ({
  games: games.map(toTile),
  news,
  promotions: promotions.map(({ runsFrom, until, ...teaser }) => ({ ...teaser, ...runOf({ runsFrom, until }) })),
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

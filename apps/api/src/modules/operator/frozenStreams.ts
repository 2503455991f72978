import type { FrozenStream, StreamFreeze } from '@lagoon/contract/wire/operator/incidents'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { thawStream as thaw } from '../../ledger/streams/freeze.ts'
import type { Services } from '../../services.ts'
import type { CommandOf, Done } from './done.ts'

/** Streams of game sessions that take nothing until a person looked, the last frozen first. */
export const frozenStreamsOf = async (database: Kysely<Schema>, most: number): Promise<readonly FrozenStream[]> => {
  const rows = await database
    .selectFrom('stream')
    .innerJoin('player', 'player.id', 'stream.player_id')
    .innerJoin('game', 'game.id', 'stream.game_id')
    .select(['stream.session_id', 'stream.provider_id', 'stream.frozen_at', 'stream.frozen_because', 'stream.seq'])
    .select(['player.display_name', 'game.name'])
    .where('stream.frozen_at', 'is not', null)
    .orderBy('stream.frozen_at', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ session_id: id, provider_id: provider, frozen_at, frozen_because, seq, display_name: player, name: game }) =>
    frozen_at === null || frozen_because === null
      ? []
      : [{ id, provider, player, game, reason: frozen_because as StreamFreeze, at: frozen_at.toISOString(), booked: Number(seq) }],
  )
}

/** Lets a stream go on, once: one that goes on already is not there any more. */
export const thawStream = async ({ database, log }: Services, { id }: CommandOf<'thawStream'>): Promise<Done> => {
  const thawed = await thaw(database.kysely, id)
  if (thawed === undefined) return undefined
  log.warn({ session: id }, 'the operator thawed a stream')
  return `${thawed.game_id} at ${thawed.provider_id}, ${thawed.seq} events booked: ${id}`
}

import { sql, type Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { catalog, certify, providers } from '@lagoon/contract/demo/catalog'
import { certifiedFigures } from '@lagoon/contract/demo/certifiedFigures'
import { announcements, news, promotions } from './content.ts'

/** Brings providers, games, news, promotions and announcements of the demo to what this release says; again it changes nothing. */
export const seedContent = async (database: Kysely<Schema>): Promise<void> => {
  await database
    .insertInto('provider')
    .values(providers.map(({ id, name }) => ({ id, name })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: sql`excluded.name` }))
    .execute()
  const games = certify(catalog, certifiedFigures).map((game) => ({
    id: game.id,
    provider_id: game.providerId,
    name: game.name,
    type: game.type,
    round_type: game.roundType,
    summary: game.summary,
    rules: JSON.stringify(game.rules),
    tokens: JSON.stringify(game.tokens),
    dealer: game.dealer,
    return_to_player_bp: game.returnToPlayerBp,
    volatility: game.volatility,
    paylines: game.paylines,
    min_stake: game.minStake,
    max_stake: game.maxStake,
    is_playable: game.isPlayable,
    is_new: game.isNew,
    is_featured: game.isFeatured,
    rank: game.rank,
  }))
  await database
    .insertInto('game')
    .values(games)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        provider_id: ref('excluded.provider_id'),
        name: ref('excluded.name'),
        type: ref('excluded.type'),
        round_type: ref('excluded.round_type'),
        summary: ref('excluded.summary'),
        rules: ref('excluded.rules'),
        tokens: ref('excluded.tokens'),
        dealer: ref('excluded.dealer'),
        return_to_player_bp: ref('excluded.return_to_player_bp'),
        volatility: ref('excluded.volatility'),
        paylines: ref('excluded.paylines'),
        min_stake: ref('excluded.min_stake'),
        max_stake: ref('excluded.max_stake'),
        is_playable: ref('excluded.is_playable'),
        is_new: ref('excluded.is_new'),
        is_featured: ref('excluded.is_featured'),
        rank: ref('excluded.rank'),
      })),
    )
    .execute()
  const articles = [
    ...news.map((article) => ({ section: 'NEWS' as const, ...article })),
    ...promotions.map((article) => ({ section: 'PROMOTION' as const, ...article })),
  ].map(({ id, section, title, summary, scene, body, publishedAt, action }) => ({
    id,
    section,
    title,
    summary,
    scene,
    body: JSON.stringify(body.map((block) => (typeof block === 'string' ? { kind: 'paragraph', words: block } : block))),
    published_at: new Date(publishedAt),
    action: action === undefined ? null : JSON.stringify(action),
  }))
  await database
    .insertInto('article')
    .values(articles)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        section: ref('excluded.section'),
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        scene: ref('excluded.scene'),
        body: ref('excluded.body'),
        action: ref('excluded.action'),
        published_at: ref('excluded.published_at'),
      })),
    )
    .execute()
  await database
    .insertInto('announcement')
    .values(
      announcements.map(({ publishedAt, paragraphs, ...announcement }) => ({
        ...announcement,
        paragraphs: JSON.stringify(paragraphs),
        published_at: new Date(publishedAt),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        paragraphs: ref('excluded.paragraphs'),
        published_at: ref('excluded.published_at'),
      })),
    )
    .execute()
}

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { news, promotions } from '../../seed/content.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ seed: 'demo' })
})
afterAll(() => node?.app.stop())

interface Tile {
  readonly id: string
  readonly runsFrom: string | null
}
const listed = async (section: string): Promise<readonly Tile[]> =>
  ((await node.call('Articles', { section })).body.data as unknown as { articles: Tile[] }).articles
const article = (section: string, id: string) => node.call('Article', { section, id })

describe('the articles', () => {
  it('stand in their section, newest first', async () => {
    expect((await listed('NEWS')).map(({ id }) => id)).toEqual(news.map(({ id }) => id))
    expect((await listed('PROMOTION')).map(({ id }) => id)).toEqual(promotions.map(({ id }) => id))
  })

  it('say from when a promotion runs, and nothing of one that only announces', async () => {
    const runs = new Map((await listed('PROMOTION')).map(({ id, runsFrom }) => [id, runsFrom]))
    expect(runs.get('welcome-tokens')).toBe('2026-11-17T09:00:00.000Z')
    expect(runs.get('invite-a-friend')).toBeNull()
    expect((await listed('NEWS')).every(({ runsFrom }) => runsFrom === null)).toBe(true)
  })

  it('are told whole, in typed pieces', async () => {
    const { body } = await article('PROMOTION', 'welcome-tokens')
    expect(body.data).toMatchObject({
      article: {
        tile: { title: '10,000 game tokens and 5 sweep tokens to get you started', scene: 'GIFT', until: null },
        action: { label: 'Create account', href: '/register' },
      },
    })
    const { blocks } = (body.data as unknown as { article: { blocks: { kind: string }[] } }).article
    expect(blocks.map(({ kind }) => kind)).toEqual(['HEADING', 'STEPS', 'PARAGRAPH'])
  })

  it('answer the same for what is not out yet, for another section and for what never was', async () => {
    await sql`INSERT INTO article (id, section, title, summary, body, published_at)
      VALUES ('to-come', 'NEWS', 'Later', 'Not yet.', '[]', now() + interval '1 day')`.execute(node.app.services.database.kysely)
    expect((await listed('NEWS')).map(({ id }) => id)).not.toContain('to-come')
    const answers = [await article('NEWS', 'to-come'), await article('NEWS', 'welcome-tokens'), await article('NEWS', 'never-was')]
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect([answers[0]?.status, answers[0]?.body.code]).toEqual([404, 'ARTICLE_NOT_FOUND'])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SlotReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../test/support/accounts.ts'
import { ORIGIN, startNode, type TestNode } from '../../../test/support/node.ts'
import { GAME, newGameSession, PROVIDER, round } from '../../../test/support/players.ts'
import { grant } from '../../ledger/grant.ts'
import { bet, win } from '../../ledger/rounds.ts'
import { sweepAll } from '../../retention/sweep.ts'

let node: TestNode
let folder: string
let token: string
let playerId: string
let name: string
const cover = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#f00"/></svg>'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lagoon-win-'))
  mkdirSync(join(folder, 'client/covers'), { recursive: true })
  const head = '<meta property="og:title" content="Lagoon" /><title>t</title>'
  writeFileSync(join(folder, 'client/index.html'), `<!doctype html><head>${head}</head><body><div id="root"><!--app-html--></div></body>`)
  writeFileSync(join(folder, `client/covers/${GAME}.svg`), cover)
  node = await startNode({ seed: 'demo', webDist: folder })
  const account = await logIn(node, (await confirmedPlayer(node)).email)
  token = account.accessToken
  playerId = account.player.id
  await grant(kysely(), { playerId, kind: 'GAME', minor: 100_000n, key: 'funds' })
  name = (await kysely().selectFrom('player').select('display_name').where('id', '=', playerId).executeTakeFirstOrThrow()).display_name
})
afterAll(async () => {
  await node?.app.stop()
  rmSync(folder, { recursive: true })
})
const kysely = () => node.app.services.database.kysely

/** A round of the player: 100 bet, so much won; open where nothing is given. */
const played = async (won?: bigint, detail: SlotReport = round): Promise<string> => {
  const sessionId = await newGameSession(kysely(), playerId)
  const move = { providerId: PROVIDER, sessionId, gameplayId: sessionId }
  await bet(kysely(), { ...move, transactionId: `${sessionId}:bet`, minor: 100n })
  if (won !== undefined) await win(kysely(), { ...move, transactionId: `${sessionId}:win`, minor: won, round: detail })
  const row = await kysely().selectFrom('round').select('id').where('gameplay_id', '=', sessionId).executeTakeFirstOrThrow()
  return String(row.id)
}
const share = async (id: string, shown = { showsName: true, showsAmount: true }) =>
  (await node.call('ShareWin', { id, ...shown }, token)).body as unknown as { data?: { shareWin: { id: string } }; code?: string }
const idOf = async (...given: Parameters<typeof share>) => (await share(...given)).data?.shareWin.id ?? expect.fail('it was not shared')
const seen = async (id: string) => (await node.call('SharedWin', { id })).body as unknown as { data?: { sharedWin: object }; code?: string }

describe('sharing a win', () => {
  it('shows it to everybody under an id that says nothing, the same one however often it is shared', async () => {
    const roundId = await played(250n)
    const ids = await Promise.all(Array.from({ length: 5 }, () => idOf(roundId)))
    expect(new Set(ids).size).toBe(1)
    const [id = ''] = ids
    expect(id).toMatch(/^[\w-]{22}$/)
    expect((await seen(id)).data?.sharedWin).toMatchObject({
      id,
      game: { id: GAME },
      displayName: name,
      bet: '100',
      win: '250',
      times: '250',
      isJackpot: false,
      jackpot: null,
    })
    expect(JSON.stringify(await seen(id))).not.toContain(playerId)
    expect(await idOf(await played(101n))).not.toBe(id)
  })

  it('shows of name and amounts what the player chose last, and nothing else', async () => {
    const roundId = await played(9_000n, { ...round, jackpot: '8000' })
    const id = await idOf(roundId)
    expect((await seen(id)).data?.sharedWin).toMatchObject({ displayName: name, win: '9000', isJackpot: true, jackpot: '8000' })
    expect(await idOf(roundId, { showsName: false, showsAmount: false })).toBe(id)
    expect((await seen(id)).data?.sharedWin).toMatchObject({
      displayName: null,
      bet: null,
      win: null,
      jackpot: null,
      isJackpot: true,
      times: '9000',
    })
    expect((await node.call('RoundDetails', { id: roundId }, token)).body.data).toMatchObject({
      roundDetails: { share: { id, showsName: false, showsAmount: false } },
    })
  })

  it('is taken back: the address leads nowhere, and the next one is another', async () => {
    const roundId = await played(500n)
    const id = await idOf(roundId)
    for (let at = 0; at < 2; at += 1)
      expect((await node.call('StopSharingWin', { id: roundId }, token)).body.data).toEqual({ stopSharingWin: true })
    expect((await seen(id)).code).toBe('WIN_NOT_FOUND')
    expect((await node.get(`/win-card.png?id=${id}`)).status).toBe(404)
    expect(await idOf(roundId)).not.toBe(id)
  })

  it('is for rounds that won more than their bet, are over, and are the player’s own', async () => {
    for (const id of [await played(0n), await played(100n), await played()]) expect((await share(id)).code).toBe('ROUND_NOT_WON')
    const other = (await logIn(node, (await confirmedPlayer(node)).email)).accessToken
    const theirs = await played(300n)
    for (const id of [theirs, '999999999', 'x', '1; DROP TABLE round'])
      expect((await node.call('ShareWin', { id, showsName: true, showsAmount: true }, other)).body.code).toBe('ROUND_NOT_FOUND')
    for (const id of ['', 'x'.repeat(10_000), '../../etc/passwd', 'AAAAAAAAAAAAAAAAAAAAAA'])
      expect((await seen(id)).code).toBe('WIN_NOT_FOUND')
  })

  it('ends by itself after 400 days', async () => {
    const id = await idOf(await played(300n))
    await kysely()
      .updateTable('shared_win')
      .set({ shared_at: new Date(Date.now() - 401 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    await sweepAll(node.app.services)
    expect((await seen(id)).code).toBe('WIN_NOT_FOUND')
  })
})

describe('a link to a shared win', () => {
  it('tells networks what is won in which game, with a picture, and every other page what it always told', async () => {
    const id = await idOf(await played(2_450n))
    const html = await (await node.get(`/win?id=${id}`)).text()
    expect(html).toContain(`<meta property="og:title" content="${name} won on Moonlit Tides">`)
    expect(html).toContain('<meta property="og:description" content="24.50 game tokens, 24× the bet">')
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/win?id=${id}">`)
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/win-card.png?id=${id}">`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).not.toContain('content="Lagoon"')
    for (const address of ['/win', '/win?id=AAAAAAAAAAAAAAAAAAAAAA', `/faq?id=${id}`])
      expect(await (await node.get(address)).text()).toContain('<meta property="og:title" content="Lagoon" />')
  })

  it('has a card of 1200 by 630 with the cover of its game, another one once less is shown', async () => {
    const roundId = await played(250n)
    const card = async () => {
      const response = await node.get(`/win-card.png?id=${await idOf(roundId, { showsName: true, showsAmount: isAmountShown })}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
      return Buffer.from(await response.arrayBuffer())
    }
    let isAmountShown = true
    const whole = await card()
    expect(await sharp(whole).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'png' })
    const { data } = await sharp(whole)
      .extract({ left: 260, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([255, 0, 0])
    expect((await card()).equals(whole)).toBe(true)
    isAmountShown = false
    expect((await card()).equals(whole)).toBe(false)
  })
})

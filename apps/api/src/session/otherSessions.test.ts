import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn, sessionOf } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { deviceOf } from './device.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const query = <T>(text: ReturnType<typeof sql<T>>) => text.execute(node.app.services.database.kysely)
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

/** A player on this device and two others: a log-in ends the others, so they are brought back behind its back. */
const threeDevices = async () => {
  const account = await confirmedPlayer(node)
  const { player } = await logIn(node, account.email)
  await query(sql`DELETE FROM refresh_token WHERE session_id IN (SELECT id FROM session WHERE player_id = ${player.id})`)
  await query(sql`DELETE FROM session WHERE player_id = ${player.id}`)
  for (const userAgent of [phone, desk]) await sessionOf(node, player.id, userAgent)
  const here = await logIn(node, account.email, true)
  await query(sql`UPDATE session SET revoked_at = NULL, revoked_reason = NULL WHERE player_id = ${player.id}`)
  const others = async () =>
    (
      (await node.call('OtherSessions', {}, here.accessToken)).body.data as unknown as {
        otherSessions: { id: string; kind: string; name: string }[]
      }
    ).otherSessions
  return { here, others }
}

describe('the other devices of a player', () => {
  it('are named, without this one, and end one by one or all at once', async () => {
    const { here, others } = await threeDevices()
    const listed = await others()
    expect(listed.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['COMPUTER Firefox on Windows', 'PHONE Safari on iPhone'])
    await node.call('EndOtherSession', { id: listed[0]?.id }, here.accessToken)
    expect((await others()).map(({ name }) => name)).toEqual(['Safari on iPhone'])
    await node.call('EndOtherSessions', {}, here.accessToken)
    expect(await others()).toEqual([])
    expect((await node.call('Me', {}, here.accessToken)).status).toBe(200)
  })

  it('are ended by their own player alone, and nobody learns whether a session is there', async () => {
    const [owner, thief] = [await threeDevices(), await threeDevices()]
    const [session] = await owner.others()
    for (const id of [session?.id, 'no-id', '00000000-0000-4000-8000-000000000000'])
      expect((await node.call('EndOtherSession', { id }, thief.here.accessToken)).body).toEqual({ data: { endOtherSession: true } })
    expect(await owner.others()).toHaveLength(2)
    const own = await query(
      sql<{ id: string }>`SELECT id FROM session WHERE player_id = ${owner.here.player.id} ORDER BY created_at DESC LIMIT 1`,
    )
    await node.call('EndOtherSession', { id: own.rows[0]?.id }, owner.here.accessToken)
    expect((await node.call('Me', {}, owner.here.accessToken)).status).toBe(200)
  })
})

it.each([
  [phone, 'PHONE', 'Safari on iPhone'],
  [desk, 'COMPUTER', 'Firefox on Windows'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'PHONE', 'Chrome on Android'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Safari/537.36',
    'TABLET',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'COMPUTER', 'Edge on Mac'],
  ['', 'COMPUTER', 'A browser'],
])('knows a device by what it says of itself: %s', (userAgent, kind, name) => {
  expect(deviceOf(userAgent)).toEqual({ kind, name })
})

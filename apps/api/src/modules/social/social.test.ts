import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { announcements as seeded } from '../../seed/content.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ seed: 'demo' })
})
afterAll(() => node?.app.stop())

interface Told {
  readonly id: string
  readonly title: string
  readonly isRead: boolean
}
const newPlayer = async () => {
  const { email } = await confirmedPlayer(node)
  const { accessToken } = await logIn(node, email)
  return { email, accessToken }
}
const notifications = async (token: string) =>
  ((await node.call('Notifications', {}, token)).body.data as unknown as { notifications: Told[] }).notifications
const announcements = async (token: string) =>
  ((await node.call('Announcements', {}, token)).body.data as unknown as { announcements: Told[] }).announcements

describe('notifications', () => {
  it('tell of what was given, and once', async () => {
    const { accessToken } = await newPlayer()
    expect(await notifications(accessToken)).toMatchObject([
      { topic: 'REWARD', title: 'Your welcome tokens are here', text: '10,000 game tokens and 5 sweep tokens are in your balance.' },
    ])
  })

  it('tell who was logged out by another device', async () => {
    const { email, accessToken } = await newPlayer()
    const other = await logIn(node, email, true)
    expect((await node.call('Notifications', {}, accessToken)).status).toBe(406)
    expect((await notifications(other.accessToken))[0]).toMatchObject({ topic: 'SECURITY', href: '/change-password', isRead: false })
  })

  it('are read by their player alone, one by one or all', async () => {
    const { accessToken } = await newPlayer()
    const stranger = await newPlayer()
    const [first] = await notifications(accessToken)
    for (const id of [first?.id, 'nonsense', '999999999'])
      expect((await node.call('ReadNotifications', { id }, stranger.accessToken)).body.data).toEqual({ readNotifications: true })
    expect((await notifications(accessToken))[0]?.isRead).toBe(false)
    await node.call('ReadNotifications', {}, accessToken)
    expect((await notifications(accessToken)).every(({ isRead }) => isRead)).toBe(true)
    expect((await node.call('Notifications')).status).toBe(401)
  })
})

it('keeps who has read which announcement', async () => {
  const { accessToken } = await newPlayer()
  const stranger = await newPlayer()
  const list = await announcements(accessToken)
  expect(list.map(({ title }) => title)).toEqual(seeded.map(({ title }) => title))
  expect(list.every(({ isRead }) => !isRead)).toBe(true)
  for (const id of [list[0]?.id, list[0]?.id, 'never-was'])
    expect((await node.call('ReadAnnouncement', { id }, accessToken)).body.data).toEqual({ readAnnouncement: true })
  expect((await announcements(accessToken)).map(({ isRead }) => isRead)).toEqual([true, false])
  expect((await announcements(stranger.accessToken)).map(({ isRead }) => isRead)).toEqual([false, false])
})

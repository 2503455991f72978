import { ok } from '@lagoon/contract/result/result'
import { expect, it, vi } from 'vitest'
import type { Handling, WebhookEvent } from './inbox/sender.ts'
import { putOffUnknown, webhookOf } from './partyNotices.ts'

const party = { id: 'harbor', protocol: 'harbor', origin: 'https://harbor.test', secret: '' }
const event = (body: string, attempts = 0): WebhookEvent => ({
  ...{ id: 1n, eventId: 'e-1', subject: 's-1', at: new Date(), isLate: false },
  body: Buffer.from(body),
  attempts,
})

it('a notice about what is not known comes again three times, and then it is let through', () => {
  const outcomes = [0, 1, 2, 3, 4].map((attempts) => {
    try {
      putOffUnknown(event('', attempts), 'not known')
      return 'through'
    } catch (error) {
      return (error as Error).message
    }
  })
  expect(outcomes).toEqual(['not known', 'not known', 'not known', 'through', 'through'])
})

it('a notice that says nothing of use is dropped with its reason, and every other is handed on', async () => {
  const handle = vi.fn<(said: { readonly of: string }) => Promise<Handling>>(async ({ of }) => ({ drop: `handled ${of}` }))
  const notices = {
    verify: () => ok({}),
    read: () => null,
    say: (_: unknown, { body }: WebhookEvent) => (body.length === 0 ? { ignore: 'it is empty' } : { of: body.toString() }),
  }
  const webhook = webhookOf(party, notices, handle)
  const { signal } = new AbortController()
  expect(await webhook.handle(event(''), signal)).toEqual({ drop: 'it is empty' })
  expect(handle).not.toHaveBeenCalled()
  expect(await webhook.handle(event('pay-1'), signal)).toEqual({ drop: 'handled pay-1' })
})

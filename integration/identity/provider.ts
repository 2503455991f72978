import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lagoon/testing/freePort'
import { pino } from 'pino'
import type { Party } from '../../packages/contract/src/parties/parties.ts'
import { TOKEN_HEADER, type FrameView } from '../../apps/sandbox/src/identity/contract.ts'
import { usualWish, type Wish } from '../../apps/sandbox/src/identity/outcomes.ts'
import { startProvider, type TestOptions } from '../../apps/sandbox/src/identity/server/startProvider.ts'
import type { IdentityOrder } from '../../apps/api/src/identity/protocol.ts'
import { notices } from '../../apps/api/src/identity/sumsub/notices.ts'
import { sumsub } from '../../apps/api/src/identity/sumsub/sumsub.ts'
import { openReceiver } from '../payments/receiver.ts'

/** The smallest pictures that are some, by their first bytes. */
export const files = {
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
  pdf: Buffer.from('%PDF-1.7\n'),
} as const

export const orderOf = (change: Partial<IdentityOrder> = {}): IdentityOrder => ({
  reference: 'player-1',
  level: 'IDENTITY',
  player: {
    firstName: 'Ann',
    lastName: 'Lee',
    dateOfBirth: '1991-08-14',
    gender: 'female',
    address: '1 Reef Road',
    city: 'Miami',
    state: 'FL',
    zip: '33101',
    country: 'US',
    email: 'ann@example.com',
    phone: '+13055550100',
  },
  ...change,
})

export const signal = () => AbortSignal.timeout(10_000)

/** An identity provider of the sandbox, the platform that it notifies, and what a person does in its frame. */
export const openProvider = async (test: TestOptions = {}) => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'lagoon-sumsub-'))
  const platform = await openReceiver()
  const party: Party = {
    id: 'sumsub',
    protocol: 'sumsub',
    origin: `http://localhost:${port}`,
    secret: 'a secret of the calls, long enough for it',
    webhookSecret: 'a secret of the notices, long enough too',
    settings: { appToken: 'sbx:test', idClientKey: 'id-key', addressClientKey: 'address-key' },
  }
  const options = {
    id: party.id,
    port,
    origin: party.origin,
    platformOrigin: new URL(platform.url).origin,
    secret: party.secret,
    webhookSecret: party.webhookSecret ?? '',
    settings: party.settings ?? {},
    dataDir,
    pages: null,
    log: pino({ level: 'silent' }),
  }
  const open = () => startProvider(options, { repeats: [20, 20, 20, 20], decisionMs: 20, ...test })
  let running = await open()

  const ask = async (path: string, token: string, init: RequestInit = {}): Promise<{ status: number; body: FrameView }> => {
    const response = await fetch(party.origin + path, { ...init, headers: { [TOKEN_HEADER]: token, ...init.headers } })
    return { status: response.status, body: (await response.json()) as FrameView }
  }
  const post = (path: string, token: string, body: object) =>
    ask(path, token, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const send = (token: string, query: string, file: Buffer = files.jpg) =>
    ask(`/api/file?${query}`, token, { method: 'POST', body: new Uint8Array(file) })

  /** Gives everything that is still missing. */
  const giveAll = async (token: string): Promise<void> => {
    for (;;) {
      const { body: view } = await ask('/api/check', token)
      const step = view.steps.find(({ missing, type, again }) => missing.length > 0 || type === null || again !== null)
      if (!step) return
      if (step.type === null)
        await post('/api/choice', token, {
          set: step.set,
          type: step.set === 'IDENTITY' ? 'PASSPORT' : 'UTILITY_BILL',
          country: 'US',
        })
      for (const side of step.type === null ? ['FRONT'] : step.missing) await send(token, `set=${step.set}&side=${side}&source=FILE`)
    }
  }
  return {
    party,
    platform,
    desk: () => running.desk,
    ask,
    post,
    send,
    giveAll,
    submit: (token: string, wish: Partial<Wish> = {}) => post('/api/submit', token, { wish: { ...usualWish, ...wish } }),
    open: (order = orderOf()) => sumsub.open(party, order, signal()),
    read: (applicantId: string, level: IdentityOrder['level'] = 'IDENTITY') => sumsub.read(party, { applicantId, level }, signal()),
    /** What the adapter makes of every notice that came, in the order of arrival. */
    said: () =>
      platform.received.map(({ headers, body }) =>
        notices.verify(party, { headers, body }).ok ? notices.say(party, { body }) : 'BAD_SIGNATURE',
      ),
    restart: async () => {
      await running.stop()
      running = await open()
    },
    stop: async () => {
      await running.stop()
      await platform.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
export type OpenProvider = Awaited<ReturnType<typeof openProvider>>

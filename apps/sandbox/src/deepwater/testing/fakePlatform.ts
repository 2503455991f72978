import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'
import type { BetRequest, SessionReply, WalletReply, WalletRefusal, WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'

export interface Call {
  readonly path: string
  readonly body: string
  readonly isSigned: boolean
  readonly nonce: string
}
type Reply = SessionReply | WalletReply | WalletRefusal
/** What the platform does with a call instead of its duty: answers otherwise, stays silent, or breaks. */
export type Misbehavior = Reply | 'silence' | 'broken' | 'books-then-silence'

/** A platform with one player, over real HTTP: keeps a balance by the rules of the contract and remembers every call. */
export const fakePlatform = async ({
  secret,
  provider = 'deepwater',
  token = 'GAME',
  balance = 10_000n,
  game = { id: 'moonlit-tides', minStake: '20', maxStake: '10000' },
}: {
  secret: string
  /** Who calls. @default 'deepwater' */
  provider?: string
  token?: 'GAME' | 'SWEEP'
  balance?: bigint
  /** What is launched. @default Moonlit Tides */
  game?: { id: string; minStake: string; maxStake: string }
}) => {
  const calls: Call[] = []
  const misbehaviors: { path: string; what: Misbehavior }[] = []
  const answered = new Map<string, Reply>()
  const state = { balance, launches: new Set(['launch-1', 'launch-2']), isEnded: false }
  const ok = (): WalletReply => ({ status: 'OK', balance: String(state.balance) })

  const book = (path: string, body: string): Reply => {
    const request = JSON.parse(body) as Record<string, string>
    if (path === '/wallet/session') {
      if (!state.launches.delete(request.launchToken ?? '')) return { status: 'LAUNCH_TOKEN_INVALID' }
      const winToken = token === 'GAME' ? 'GAME' : 'PRIZE'
      return {
        status: 'OK',
        sessionId: 's-1',
        player: 'p-1',
        gameId: game.id,
        token,
        winToken,
        balance: String(state.balance),
        minStake: game.minStake,
        maxStake: game.maxStake,
      }
    }
    if (path === '/wallet/balance') return ok()
    const id = request.transactionId ?? ''
    const before = answered.get(id)
    if (before) return before
    const reply = move(path, body)
    answered.set(id, reply)
    return reply
  }
  const move = (path: string, body: string): Reply => {
    if (path === '/wallet/bet') {
      const bet = JSON.parse(body) as BetRequest
      if (state.isEnded) return { status: 'SESSION_ENDED' }
      if (answered.has(`${bet.transactionId} back`)) return { status: 'ROLLED_BACK' }
      if (BigInt(bet.amount) > state.balance) return { status: 'INSUFFICIENT_BALANCE', balance: String(state.balance) }
      state.balance -= BigInt(bet.amount)
      return ok()
    }
    if (path === '/wallet/win' || path === '/wallet/end') {
      if (token === 'GAME') state.balance += BigInt((JSON.parse(body) as WinRequest).amount)
      return ok()
    }
    const betId = (JSON.parse(body) as { betTransactionId: string }).betTransactionId
    const bet = calls.find((call) => call.path === '/wallet/bet' && call.body.includes(betId))
    if (bet && answered.get(betId)?.status === 'OK') state.balance += BigInt((JSON.parse(bet.body) as BetRequest).amount)
    answered.set(`${betId} back`, ok())
    return ok()
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? ''
    const header = (name: string) => String(request.headers[name] ?? '')
    const expected = createHmac('sha256', secret)
      .update(canonicalText('POST', path, header('x-timestamp'), header('x-nonce'), body))
      .digest('hex')
    const isSigned = header('x-provider') === provider && header('x-signature') === expected
    calls.push({ path, body, isSigned, nonce: header('x-nonce') })
    const at = misbehaviors.findIndex((one) => one.path === path)
    const what = at < 0 ? undefined : misbehaviors.splice(at, 1)[0]?.what
    if (what === 'books-then-silence') book(path, body)
    if (what === 'silence' || what === 'books-then-silence') return
    if (what === 'broken') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const reply = what ?? (isSigned ? book(path, body) : ({ status: 'BAD_SIGNATURE' } as const))
    response.writeHead(reply.status === 'OK' ? 200 : 409, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    state,
    /** The next call to the path goes wrong; several go wrong one after another. */
    misbehave: (path: string, ...whats: Misbehavior[]) => misbehaviors.push(...whats.map((what) => ({ path, what }))),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type FakePlatform = Awaited<ReturnType<typeof fakePlatform>>

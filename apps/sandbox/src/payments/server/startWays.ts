import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendJson } from '../../http/exchange.ts'
import type { StartWay } from '../outcomes.ts'

const SLOW_MS = 20_000

/** Answers the call that begins a payment in the way that was wished for: `begin` makes it, `send` answers with it. */
export const answerStart = async <Made>(
  way: StartWay,
  response: ServerResponse,
  begin: () => Promise<Made>,
  send: (made: Made) => void,
): Promise<void> => {
  if (way === 'FAILS') return sendJson(response, 500, { message: 'This was asked to fail.' })
  const made = await begin()
  switch (way) {
    case 'MADE_BUT_LOST':
      response.destroy()
      return
    case 'NONSENSE':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Welcome</title>')
      return
    case 'SLOW':
      await wait(SLOW_MS, undefined, { ref: false })
      return response.destroyed ? undefined : send(made)
    case 'ANSWERS':
      return send(made)
  }
}

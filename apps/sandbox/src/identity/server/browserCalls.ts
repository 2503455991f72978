import { timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { threeLettersOf } from '@lagoon/contract/wire/sumsub/countries'
import { CLIENT_KEY_HEADER, requirementsPath, type Requirements } from '@lagoon/contract/wire/sumsub/requirements'
import { levelNames, type LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import { sendJson } from '../../http/exchange.ts'
import { shareWith } from '../../http/shared.ts'
import { setsOf, typesOf } from '../documents.ts'
import type { Call, Calls } from './serve.ts'

export interface BrowserOptions {
  readonly platformOrigin: string
  /** The key that opens each level. */
  readonly clientKeys: Readonly<Record<LevelName, string>>
}

const PREFLIGHT_SECONDS = 600

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What browsers of the app ask themselves, with a client key (§7). Nothing of a person is answered. */
export const browserCalls = ({ platformOrigin, clientKeys }: BrowserOptions): Calls => {
  const refuse = (response: ServerResponse, status: 400 | 401, description: string) =>
    sendJson(response, status, { code: status, description })
  const requirements: Call = ({ headers }, response, { searchParams }) => {
    shareWith(response, platformOrigin)
    const given = headers[CLIENT_KEY_HEADER]
    const levelName = levelNames.find((name) => name === searchParams.get('level'))
    const key = typeof given === 'string' ? given : ''
    if (!Object.values(clientKeys).some((known) => isSame(known, key))) return refuse(response, 401, 'Unknown client key')
    if (!levelName) return refuse(response, 400, 'Level not found')
    if (!isSame(clientKeys[levelName], key)) return refuse(response, 401, 'This client key is for another level')
    const country = searchParams.get('country') ?? ''
    if (threeLettersOf(country) === undefined) return refuse(response, 400, 'Unknown country')
    const docSets = setsOf[levelName].map((set) => ({ idDocSetType: set, types: [...typesOf(set, country)] }))
    sendJson(response, 200, { levelName, country, docSets } satisfies Requirements)
  }
  return {
    [`GET ${requirementsPath}`]: requirements,
    [`OPTIONS ${requirementsPath}`]: (_, response) => {
      shareWith(response, platformOrigin)
      response
        .writeHead(204, {
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': `${CLIENT_KEY_HEADER}, accept-language`,
          'access-control-max-age': String(PREFLIGHT_SECONDS),
        })
        .end()
    },
  }
}

import { randomBytes } from 'node:crypto'
import type { LevelName } from '@lagoon/contract/wire/sumsub/sumsub'

interface Held {
  readonly applicantId: string
  readonly levelName: LevelName
  /** Unix milliseconds. */
  readonly endsAt: number
}

/** Access tokens of people at a level, for minutes. In memory: after a restart the page asks for another one. */
export const openTokens = () => {
  const tokens = new Map<string, Held>()
  return {
    make: (applicantId: string, levelName: LevelName, seconds: number): string => {
      for (const [token, { endsAt }] of tokens) if (endsAt < Date.now()) tokens.delete(token)
      const token = `_act-sbx-${randomBytes(32).toString('base64url')}`
      tokens.set(token, { applicantId, levelName, endsAt: Date.now() + seconds * 1_000 })
      return token
    },
    /** Undefined: it never was one, or it has ended. */
    read: (token: string): Held | undefined => {
      const held = tokens.get(token)
      return held && held.endsAt > Date.now() ? held : undefined
    },
    /** Ends all tokens of a person now, as if their time were over. */
    end: (applicantId: string): void => {
      for (const [token, held] of tokens) if (held.applicantId === applicantId) tokens.delete(token)
    },
  }
}
export type Tokens = ReturnType<typeof openTokens>

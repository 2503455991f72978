import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { nameOf } from '../../packages/domain/src/ports/browserStorage.ts'
import { keptKeys, writeSession } from '../../packages/domain/src/session/keptSession.ts'
import { callPlatform } from './platform.ts'

type Storage = Exclude<NonNullable<Parameters<BrowserContext['setStorageState']>[0]>, string>

interface Session {
  /** What the browser keeps. */
  readonly storage: Storage
  /** By which calls are made in it. */
  readonly accessToken: string
}

/**
 * Logs a player in without a page. Their other devices are logged out, as another test may have left some logged in. A log-in by the
 * form costs a walk four seconds, and two of the hundred tries that an account has in an hour: `logInByForm` is for walks that are
 * about it.
 */
export const sessionOf = async (identifier: string, password: string, origin: string): Promise<Session> => {
  const input = { identifier, password, logOutOthers: true }
  const { login } = (await callPlatform('Login', { input }, { origin })) as {
    readonly login: { readonly accessToken: string; readonly refreshToken: string }
  }
  // Who logs in was a visitor before, and stays one for what everybody may ask.
  const { startAnonymousSession } = (await callPlatform('StartAnonymousSession', {}, { origin })) as {
    readonly startAnonymousSession: { readonly token: string }
  }
  const localStorage = [{ name: nameOf(keptKeys.anonymousToken), value: startAnonymousSession.token }]
  const kept = { write: (key: string, value: string) => void localStorage.push({ name: nameOf(key), value }) }
  writeSession(kept, { sessionKey: randomUUID(), accessToken: login.accessToken, refreshToken: login.refreshToken })
  return { storage: { cookies: [], origins: [{ origin, localStorage }] }, accessToken: login.accessToken }
}

/** The session that the browser keeps for the page, as text; null where nobody is logged in. */
export const keptSession = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), nameOf(keptKeys.session))

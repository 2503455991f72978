import { submitLoginAtom } from '../account/login.atoms.ts'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import type { testApp } from './testApp.ts'
import type { Reply } from './controlledPorts.ts'

/** The server refuses, with the error body of §3. */
export const saysNo =
  (status: number, code: ProblemCode, message = 'no') =>
  (): Reply => ({ status, body: { status, code, message } })

/** The player of a test logs in. */
export const logInto = async ({ store, browser }: ReturnType<typeof testApp>): Promise<void> => {
  void store.set(submitLoginAtom, { values: { identifier: 'mara_vale', password: 'Moonlit 1!' }, logOutOthers: false })
  await browser.pass(50)
}

import { submitLoginAtom } from '../account/login.atoms.ts'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import type { handDrivenHouse } from './handDrivenHouse.ts'
import type { Reply } from './handDrivenPorts.ts'

/** The server refuses, with the error body of §3. */
export const saysNo =
  (status: number, code: ProblemCode, message = 'no') =>
  (): Reply => ({ status, body: { status, code, message } })

/** The player of the house logs in. */
export const logInto = async ({ store, browser }: ReturnType<typeof handDrivenHouse>): Promise<void> => {
  void store.set(submitLoginAtom, { values: { identifier: 'mara_vale', password: 'Moonlit 1!' }, logOutOthers: false })
  await browser.pass(50)
}

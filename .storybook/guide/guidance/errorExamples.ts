import { register } from '@lagoon/domain/account/account.operations'
import type { CallProblem, Refusal } from '@lagoon/domain/errors/callProblem'
import type { Operation } from '@lagoon/domain/client/operation'
import type { Incident } from '@lagoon/domain/errors/catalog'
import { initiateGame } from '@lagoon/domain/lobby/play/play.operations'
import { login } from '@lagoon/domain/session/session.operations'

const no = (status: number, more: Partial<Refusal> = {}): CallProblem => ({ kind: 'refusal', status, fieldErrorDetails: [], ...more })
const ours = (path: string, problem: CallProblem): Incident => ({ problem, path, isOurs: true })
/** A call of an operation, which says itself what its screen shows. */
const called = ({ path, screenShows }: Pick<Operation, 'path' | 'screenShows'>, problem: CallProblem): Incident => ({
  ...ours(path, problem),
  screenShows,
})

/** What may happen, in the player's words: the catalog itself is asked where each of them shows. */
export const errorExamples: readonly { readonly what: string; readonly incident: Incident }[] = [
  { what: 'The page was left before the answer came', incident: ours('wallet/balances', { kind: 'aborted' }) },
  { what: 'A game studio answers with an error', incident: { problem: no(500), path: '', isOurs: false } },
  { what: 'The session ran out and could not be renewed', incident: ours('wallet/balances', no(401)) },
  { what: 'Wrong password at log-in', incident: called(login, no(401, { code: 'WRONG_CREDENTIALS' })) },
  { what: 'Logging in while another device is', incident: called(login, no(406)) },
  { what: 'Another device took the session over', incident: ours('wallet/balances', no(406)) },
  { what: 'The house is being worked on', incident: ours('wallet/balances', no(503)) },
  { what: 'A game is opened that needs KYC first', incident: called(initiateGame, no(403, { code: 'KYC_REQUIRED' })) },
  { what: 'A tip is larger than what the player holds', incident: ours('wallet/tip', no(409, { code: 'INSUFFICIENT_BALANCE' })) },
  { what: 'The email at sign-up is in use', incident: called(register, no(409, { code: 'EMAIL_IN_USE' })) },
  {
    what: 'Some fields of a form are refused',
    incident: ours('profile/save', no(400, { fieldErrorDetails: [{ field: 'zip', code: 'tooShort', message: 'At least 5 characters' }] })),
  },
  { what: 'The server stumbled', incident: ours('wallet/balances', no(500, { message: 'NullPointerException' })) },
  { what: 'Any other refusal that brings words', incident: ours('wallet/tip', no(409, { message: 'This dealer has left the table.' })) },
  { what: 'No answer at all', incident: ours('wallet/balances', { kind: 'offline' }) },
  { what: 'A gateway answers with its own page', incident: ours('wallet/balances', no(502)) },
]

import type { Transaction } from 'kysely'
import { ok, type Result } from '@lagoon/contract/result/result'
import type { ReviewAct } from '@lagoon/contract/wire/operator/reviews'
import type { Schema } from '../../../db/schema.ts'
import { retried } from '../../../kernel/retry.ts'
import { addNote, approve, putBack, refuse, take, type ReviewProblem } from '../../../payouts/review/decide.ts'
import { askNow, markFailed, markPaid, sendOnceMore } from '../../../payouts/review/mark.ts'
import type { Services } from '../../../services.ts'

type Acting = Promise<Result<unknown, ReviewProblem>>
type Decision = Exclude<ReviewAct, { do: 'ask' | 'sendAgain' }>

const decide = (transaction: Transaction<Schema>, act: Decision): Acting => {
  switch (act.do) {
    case 'take':
      return take(transaction, act)
    case 'putBack':
      return putBack(transaction, act)
    case 'approve':
      return approve(transaction, act)
    case 'refuse':
      return refuse(transaction, act)
    case 'note':
      return addNote(transaction, act)
    case 'markPaid':
      return markPaid(transaction, act)
    case 'markFailed':
      return markFailed(transaction, act)
  }
}

/** What the operator's log says of an act; notes stand in the withdrawal's own events. */
const writeDown = async (database: Services['database']['kysely'], act: ReviewAct): Promise<void> => {
  const reason = act.do === 'refuse' ? `, ${act.reason}` : ''
  const detail = `${act.reviewer}: ${act.do} ${act.id}${reason}`
  await database.insertInto('operator_action').values({ command: 'reviewWithdrawal', detail }).execute()
}

/** Undone where the act was refused: what was begun before it was found out goes too. */
class Refused extends Error {
  readonly problem: ReviewProblem
  constructor(problem: ReviewProblem) {
    super(problem)
    this.problem = problem
  }
}

const inTransaction = (services: Services, act: Decision): Acting =>
  retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      const done = await decide(transaction, act)
      if (!done.ok) throw new Refused(done.error)
      await writeDown(transaction, act)
      return done
    }),
  ).catch((error: unknown) => {
    if (error instanceof Refused) return { ok: false, error: error.problem }
    throw error
  })

/** Does what a reviewer asks for, and writes down in the same transaction that they did. */
export const actOn = async (services: Services, act: ReviewAct): Acting => {
  if (act.do !== 'ask' && act.do !== 'sendAgain') {
    const done = await inTransaction(services, act)
    services.wakeOutbox()
    services.wakeMailer()
    return done
  }
  const done = act.do === 'ask' ? await askNow(services, act) : await sendOnceMore(services, act)
  if (!done.ok) return done
  await writeDown(services.database.kysely, act)
  return ok(true)
}

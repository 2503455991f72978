import { join } from 'node:path'
import { openNoticeSender, type Repeats } from '../../payments/server/noticeSender.ts'
import type { PaymentProviderOptions } from '../../payments/startOptions.ts'
import { payoutAnswers } from './payoutAnswers.ts'
import { nextPayoutWish, openPayoutBook, type PayoutBookOptions } from './payoutBook.ts'
import { payoutDeskOf, type PayoutDeskOptions } from './payoutDesk.ts'

export interface PayoutsOptions<Details>
  extends
    Pick<PaymentProviderOptions, 'id' | 'dataDir' | 'log'>,
    Pick<PayoutBookOptions<Details>, 'noticeOf'>,
    Pick<PayoutDeskOptions<Details>, 'name' | 'choices' | 'titleOf' | 'words'> {
  /** Name of the file of its payouts. */
  readonly file: string
  readonly repeats: Repeats
}

/** What every provider has that only pays out: its book, the answers that a tester chose, and, for `serve`, its desk and its end. */
export const openPayouts = async <Details>({ id, dataDir, log, file, repeats, noticeOf, ...shown }: PayoutsOptions<Details>) => {
  const folder = join(dataDir, id)
  const sender = await openNoticeSender({ path: join(folder, 'notices.jsonl'), repeats, log })
  const book = await openPayoutBook<Details>({ path: join(folder, file), sender, noticeOf, log })
  const next = nextPayoutWish(shown.choices)
  const answers = payoutAnswers(book, next.take)
  return {
    book,
    answers,
    opened: {
      desks: { payoutDesk: payoutDeskOf({ id, book, next, ...shown }) },
      hangUp: answers.hangUp,
      stop: async (): Promise<void> => {
        await book.stop()
        await sender.stop()
      },
    },
  }
}

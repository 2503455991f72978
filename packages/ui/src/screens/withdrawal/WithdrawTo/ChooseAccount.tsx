import { useRef, useState } from 'react'
import type { ChooseAccountView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { PayoutAccount } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import { Button } from '../../../kit/Button/Button.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { PaymentMethodChoice } from '../../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { momentOf } from '../../../words/days.ts'
import { AddAccountLink, DetailsFrame } from '../DetailsFrame.tsx'
import { RequestNow } from '../RequestNow.tsx'
import * as styles from '../RequestSummary.css.ts'
import { wayKinds, wayTitles } from '../withdrawalWords.ts'

export interface ChooseAccountProps {
  view: ChooseAccountView
  /** The player chose a saved account. */
  onChoose: (account: { id: string }) => void
  /** Forget a saved account. */
  onForget: (account: { id: string }) => void
  /** The player requests exactly what is shown. */
  onRequest: () => void
}

const others: Readonly<Record<PayoutWay, string>> = {
  BANK: 'Add another bank account',
  CARD: 'Add another card',
  CRYPTO: 'Add another address',
  SKRILL: '',
  CASH_APP: '',
  SEAMLESS_CHEX: '',
}

/** From when on money is sent to a saved account. */
const detailOf = ({ waitsUntil }: PayoutAccount): string =>
  waitsUntil === undefined ? 'Ready for withdrawals.' : `New account. We can send money to it after ${momentOf(waitsUntil)}.`

/** Which of the saved accounts the money goes to, and the request itself. */
export const ChooseAccount = ({ view, onChoose, onForget, onRequest }: ChooseAccountProps) => {
  const { way } = view.request
  const chosen = view.accounts.find(({ id }) => id === view.chosenId)
  const [isMissed, setMissed] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const request = () => {
    if (chosen) onRequest()
    else {
      setMissed(true)
      first.current?.focus()
    }
  }
  return (
    <DetailsFrame
      title={wayTitles[way]}
      intro="Choose where the money goes."
      view={view}
      quote={view.quote}
      {...(chosen && { to: chosen.label })}
    >
      <PaymentMethodChoice
        label="Where it goes"
        name="account"
        value={view.chosenId}
        error={isMissed && !chosen ? 'Choose an account.' : undefined}
        inputRef={first}
        onChange={(id) => onChoose({ id })}
        options={view.accounts.map((account) => ({ id: account.id, kind: wayKinds[way], name: account.label, detail: detailOf(account) }))}
      />
      <Stack direction="row" gap="even" isWrapping>
        <AddAccountLink view={view}>{others[way]}</AddAccountLink>
        {chosen && (
          <div className={styles.forget}>
            <Button weight="quiet" onPress={() => onForget({ id: chosen.id })}>
              Remove this account
            </Button>
          </div>
        )}
      </Stack>
      <RequestNow view={view} words="Our team reviews it, then we send it to this account." onRequest={request} />
    </DetailsFrame>
  )
}

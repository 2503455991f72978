import { bankSchema } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { BankValues, WithdrawByBankView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { DetailsForm } from '../DetailsFrame.tsx'
import * as styles from '../RequestSummary.css.ts'
import { useDetailsForm } from '../useDetailsForm.ts'
import { bankWords } from '../withdrawalWords.ts'

export interface WithdrawByBankProps {
  view: WithdrawByBankView
  initialValues?: Partial<BankValues>
  onSubmit: (details: BankValues) => void
}

const empty: BankValues = { accountHolder: '', accountNumber: '', routingNumber: '', bankName: '' }

/** Which bank account the money goes to. */
export const WithdrawByBank = ({ view, initialValues, onSubmit }: WithdrawByBankProps) => {
  const { form, submit } = useDetailsForm<BankValues>({
    schema: bankSchema,
    initialValues: { ...empty, ...initialValues },
    refusals: view.refusals,
    onSubmit,
  })
  return (
    <DetailsForm
      title="Withdraw to a bank account"
      intro="The account must be in your verified name."
      request={view.request}
      words="Double-check the numbers. Money sent to the wrong account is hard to recover."
      onSubmit={submit}
    >
      <FormTextField
        form={form}
        name="accountHolder"
        words={bankWords.accountHolder}
        label="Account holder name"
        autoComplete="name"
        isRequired
      />
      <FormTextField form={form} name="bankName" words={bankWords.bankName} label="Bank name" autoComplete="off" isRequired />
      <div className={styles.pair}>
        <FormTextField
          form={form}
          name="routingNumber"
          words={bankWords.routingNumber}
          label="Routing number"
          description="9 digits, at the bottom left of a check."
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <FormTextField
          form={form}
          name="accountNumber"
          words={bankWords.accountNumber}
          label="Account number"
          description="As shown on your bank statement."
          autoComplete="off"
          isRequired
        />
      </div>
    </DetailsForm>
  )
}

import { useMemo } from 'react'
import { bankCountryOf, bankSchemaOf, type BankCountry } from '@lagoon/contract/withdrawal/bank.rules'
import type { BankValues, WithdrawByBankView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { DetailsForm } from '../DetailsFrame.tsx'
import * as styles from '../RequestSummary.css.ts'
import { useAnsweredForm } from '../../useAnsweredForm.ts'
import { bankWords, ibanWords, wayTitles } from '../withdrawalWords.ts'

export interface WithdrawByBankProps {
  view: WithdrawByBankView
  initialValues?: Partial<BankValues>
  /** Checked by the rules. */
  onSubmit: (details: BankValues) => void
}

const empty: BankValues = { accountHolder: '', bankName: '', routingNumber: '', accountNumber: '' }

const intros: Readonly<Record<BankCountry, string>> = {
  US: 'A US bank account in your verified name.',
  CA: 'A Canadian bank account in your verified name.',
  IBAN: 'A bank account with an IBAN in your verified name.',
}
const routingHints: Readonly<Record<Exclude<BankCountry, 'IBAN'>, string>> = {
  US: '9 digits, at the bottom left of a check.',
  CA: '9 digits: 0, institution number, and transit number.',
}

/** Which bank account the money goes to, numbered as in the country of the profile. */
export const WithdrawByBank = ({ view, initialValues, onSubmit }: WithdrawByBankProps) => {
  const { country } = view
  const schema = useMemo(() => bankSchemaOf(country), [country])
  const { form, submit } = useAnsweredForm<BankValues>({
    schema,
    initialValues: { ...empty, ...initialValues },
    view,
    onSubmit,
  })
  const numbering = bankCountryOf(country)
  return (
    <DetailsForm
      title={wayTitles.BANK}
      intro={intros[numbering]}
      view={view}
      action="Save account"
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
      {numbering === 'IBAN' ? (
        <FormTextField
          form={form}
          name="accountNumber"
          words={ibanWords}
          label="IBAN"
          description="Starts with two letters for the country."
          autoComplete="off"
          spellCheck="false"
          isRequired
        />
      ) : (
        <div className={styles.pair}>
          <FormTextField
            form={form}
            name="routingNumber"
            words={bankWords.routingNumber}
            label="Routing number"
            description={routingHints[numbering]}
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
      )}
    </DetailsForm>
  )
}

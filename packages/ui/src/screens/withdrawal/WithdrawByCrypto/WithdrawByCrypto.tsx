import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { cryptoSchema } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { CryptoValues, WithdrawByCryptoView } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { Network } from '@lagoon/contract/withdrawal/enums'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormSelect } from '../../../patterns/FormField/FormSelect.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { DetailsForm } from '../DetailsFrame.tsx'
import { useDetailsForm } from '../useDetailsForm.ts'
import { cryptoWords } from '../withdrawalWords.ts'

export interface WithdrawByCryptoProps {
  view: WithdrawByCryptoView
  initialValues?: Partial<CryptoValues>
  onSubmit: (details: CryptoValues) => void
}

const networkNames: Readonly<Record<Network, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  tron: 'Tron',
}
const addressStarts: Readonly<Record<Network, string>> = {
  bitcoin: 'Starts with bc1, 1, or 3.',
  ethereum: 'Starts with 0x.',
  litecoin: 'Starts with ltc1, L, M, or 3.',
  tron: 'Starts with T.',
}

/** Which currency is paid, and to which address. */
export const WithdrawByCrypto = ({ view, initialValues, onSubmit }: WithdrawByCryptoProps) => {
  const { currencies } = view
  const schema = useMemo(() => cryptoSchema((id) => currencies.find((currency) => currency.id === id)?.network), [currencies])
  const { form, submit } = useDetailsForm<CryptoValues>({
    schema,
    initialValues: { currency: '', address: '', ...initialValues },
    refusals: view.refusals,
    onSubmit,
  })
  const currencyId = useWatch({ control: form.control, name: 'currency' })
  const network = currencies.find((currency) => currency.id === currencyId)?.network
  return (
    <DetailsForm
      title="Withdraw in crypto"
      intro="We convert the amount at the rate when it’s sent, after our review."
      request={view.request}
      words="We’ll send to this address after our review."
      onSubmit={submit}
    >
      <FormSelect
        form={form}
        name="currency"
        words={cryptoWords.currency}
        label="Currency"
        options={currencies.map(({ id, name, network: on }) => ({ id, label: name, detail: `${networkNames[on]} network` }))}
        isRequired
      />
      <FormTextField
        form={form}
        name="address"
        words={cryptoWords.address}
        label="Wallet address"
        description={network ? addressStarts[network] : 'Copy and paste it from your wallet.'}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <Notice
        tone="warning"
        title={network ? `The address must be on the ${networkNames[network]} network` : 'Check your network and address'}
      >
        Crypto transactions can’t be reversed.
      </Notice>
    </DetailsForm>
  )
}

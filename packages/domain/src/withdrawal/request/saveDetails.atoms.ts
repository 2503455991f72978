import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import { atom } from '../../store.ts'
import { saveAccountAtom, type AccountInput } from './payoutForm.atoms.ts'
import type { BankValues, CryptoValues } from './withdrawTo.state.ts'

type OnSaved = (accountId: string) => void

const nothing: Omit<AccountInput, 'way'> = {
  accountHolder: null,
  accountNumber: null,
  routingNumber: null,
  bankName: null,
  currency: null,
  address: null,
  accountId: null,
}

export const saveBankAtom = atom(null, (_get, set, { routingNumber, ...values }: BankValues, onSaved: OnSaved) =>
  set(saveAccountAtom, { ...nothing, way: 'BANK', ...values, routingNumber: routingNumber === '' ? null : routingNumber }, onSaved),
)
export const saveCryptoAtom = atom(null, (_get, set, values: CryptoValues, onSaved: OnSaved) =>
  set(saveAccountAtom, { ...nothing, way: 'CRYPTO', ...values }, onSaved),
)
/** The id that stands in the profile becomes one that is paid out to. */
export const saveProfileIdAtom = atom(null, (_get, set, way: PayoutWay, id: string, onSaved: OnSaved) =>
  set(saveAccountAtom, { ...nothing, way, accountId: id }, onSaved),
)

import { keepPayment, keepStoredCard } from '../keepPayment.ts'
import { everybodys, owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ node, playerId }) => {
  const { kysely } = node.app.services.database
  const id = await keepPayment(kysely, playerId)
  return {
    payment: owned('Payment', id),
    paymentRecord: owned('PaymentRecord', id),
    paymentReceipt: owned('PaymentReceipt', id),
    checkPayment: owned('CheckPayment', id),
    cancelPayment: owned('CancelPayment', id),
    removeStoredCard: owned('RemoveStoredCard', await keepStoredCard(kysely, playerId)),
    cryptoCurrencies: everybodys('CryptoCurrencies'),
    tipOffer: everybodys('TipOffer'),
    sendTip: everybodys('SendTip'),
  }
}

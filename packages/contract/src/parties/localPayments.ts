import { localListOf, localSecretsOf, localSecretVariable, type LocalParty } from './localParties.ts'

/**
 * The payment providers that the sandbox runs where `PAYMENTS` is not set, in the order in which the cashier offers them. One more of
 * a known protocol is one more line.
 */
export const localPayments = [
  { id: 'nuvei', protocol: 'nuvei', port: 4221, settings: { merchantId: '427583496191624621', merchantSiteId: '142033' } },
  { id: 'mzzpay', protocol: 'mzzpay', port: 4226, settings: { merchant: 'lagoon' } },
  { id: 'skrill', protocol: 'skrill', port: 4223, settings: { merchantId: '4637827', payToEmail: 'cashier@lagoon.localhost' } },
  { id: 'forumpay', protocol: 'forumPay', port: 4224, settings: { apiUser: 'lagoon', posId: 'web', acceptZeroConfirmations: 'on' } },
] as const satisfies readonly LocalParty[]

/** The variable that holds a local payment provider's secret. */
export const paymentSecretVariable = (id: string): string => localSecretVariable('PAYMENT', id)
/** The secrets of the local payment providers, by their variables. */
export const paymentSecrets = (secretOf: (id: string) => string): Readonly<Record<string, string>> =>
  localSecretsOf('PAYMENT', localPayments, secretOf)

/** The local payment providers as a value of `PAYMENTS`; `ports` by their ids, where they are not the usual ones. */
export const localPaymentList = (ports: Readonly<Record<string, number>> = {}): string => localListOf('PAYMENT', localPayments, ports)

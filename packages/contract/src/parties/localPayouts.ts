import { localListOf, localSecretsOf, localSecretVariable, type LocalParty } from './localParties.ts'
import { localPayments } from './localPayments.ts'

/** The payment providers of the sandbox that pay out too, by their ids: with the same origin, secret and settings. */
const payingOut: readonly string[] = ['nuvei', 'skrill', 'forumpay']

/** The providers of the sandbox that only pay out. */
export const localPayouts = [
  { id: 'wise', protocol: 'wise', port: 4227 },
  { id: 'seamlesschex', protocol: 'seamlessChex', port: 4228 },
  { id: 'cashapp', protocol: 'cashApp', port: 4229 },
] as const satisfies readonly LocalParty[]

const both: readonly LocalParty[] = localPayments.filter(({ id }) => payingOut.includes(id))

/** The variable that holds the secret of a local provider that only pays out. */
export const payoutSecretVariable = (id: string): string => localSecretVariable('PAYOUT', id)
/** The secrets of the local providers that only pay out, by their variables. */
export const payoutSecrets = (secretOf: (id: string) => string): Readonly<Record<string, string>> =>
  localSecretsOf('PAYOUT', localPayouts, secretOf)

const entries = (text: string) => JSON.parse(text) as unknown[]

/** Everybody of the sandbox who pays out as a value of `PAYOUTS`; `ports` by their ids, where they are not the usual ones. */
export const localPayoutList = (ports: Readonly<Record<string, number>> = {}): string =>
  JSON.stringify([...entries(localListOf('PAYMENT', both, ports)), ...entries(localListOf('PAYOUT', localPayouts, ports))])

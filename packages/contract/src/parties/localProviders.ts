import { localListOf, localSecretsOf, localSecretVariable, type LocalParty } from './localParties.ts'

/**
 * The game providers that the sandbox runs where `PROVIDERS` is not set: what the platform, the sandbox, `npm start` and the tests of
 * the whole product know of them. One more of a known protocol is one more line.
 */
export const localProviders = [
  { id: 'deepwater', protocol: 'deepwater', port: 4201 },
  { id: 'coralforge', protocol: 'coralForge', port: 4202 },
  { id: 'northlight', protocol: 'northlight', port: 4203 },
] as const satisfies readonly LocalParty[]

/** The variable that holds a local provider's secret. */
export const secretVariable = (id: string): string => localSecretVariable('PROVIDER', id)
/** The secrets of the local providers, by their variables. */
export const providerSecrets = (secretOf: (id: string) => string): Readonly<Record<string, string>> =>
  localSecretsOf('PROVIDER', localProviders, secretOf)

/** The local providers as a value of `PROVIDERS`; `ports` by their ids, where they are not the usual ones. */
export const localProviderList = (ports: Readonly<Record<string, number>> = {}): string => localListOf('PROVIDER', localProviders, ports)

import { localListOf, localSecretsOf, localSecretVariable, localWebhookSecretsOf, type LocalParty } from './localParties.ts'

/** The identity providers that the sandbox runs where `IDENTITY` is not set: the first is the one that players are sent to. */
export const localIdentity = [
  {
    id: 'sumsub',
    protocol: 'sumsub',
    port: 4231,
    settings: { appToken: 'sbx:lagoon', idClientKey: 'lagoon-id-key', addressClientKey: 'lagoon-address-key' },
  },
] as const satisfies readonly LocalParty[]

/** The secrets of the local identity providers, of calls and of webhooks, by their variables; `secretOf` is asked by the variable. */
export const identitySecrets = (secretOf: (variable: string) => string): Readonly<Record<string, string>> => ({
  ...localSecretsOf('IDENTITY', localIdentity, (id) => secretOf(localSecretVariable('IDENTITY', id))),
  ...localWebhookSecretsOf('IDENTITY', localIdentity, secretOf),
})

/** The local identity providers as a value of `IDENTITY`; `ports` by their ids, where they are not the usual ones. */
export const localIdentityList = (ports: Readonly<Record<string, number>> = {}): string => localListOf('IDENTITY', localIdentity, ports)

import { keyProtocols, webhookSecretProtocols } from './parties.ts'

/** Somebody outside whom the sandbox runs on a port of this machine. */
export interface LocalParty {
  readonly id: string
  readonly protocol: string
  readonly port: number
  readonly settings?: Readonly<Record<string, string>>
}

/** What kind of party a local one is, in the names of its variables. */
export type LocalKind = 'PROVIDER' | 'PAYMENT' | 'PAYOUT' | 'IDENTITY'

const upper = (id: string): string => id.toUpperCase().replaceAll('-', '_')

/** The variable that gives a local party another port at `npm start`. */
export const portVariable = (id: string): string => `${upper(id)}_PORT`

/** The variable that holds a local party's secret; the prefix says what kind of party it is. */
export const localSecretVariable = (prefix: LocalKind, id: string): string => `${prefix}_${upper(id)}_SECRET`

/** The variable that holds the secret of its webhooks, where that is another one. */
const webhookSecretVariable = (prefix: LocalKind, id: string): string => `${prefix}_${upper(id)}_WEBHOOK_SECRET`

const hasWebhookSecret = ({ protocol }: LocalParty): boolean => webhookSecretProtocols.includes(protocol)

const sharesSecret = ({ protocol }: LocalParty): boolean => !keyProtocols.includes(protocol)

/** The secrets of local parties, by their variables. */
export const localSecretsOf = (
  prefix: LocalKind,
  parties: readonly LocalParty[],
  secretOf: (id: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(parties.filter(sharesSecret).map(({ id }) => [localSecretVariable(prefix, id), secretOf(id)]))

/** The secrets of the webhooks of local parties that have one of their own, likewise. */
export const localWebhookSecretsOf = (
  prefix: LocalKind,
  parties: readonly LocalParty[],
  secretOf: (variable: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parties
      .filter(hasWebhookSecret)
      .map(({ id }) => webhookSecretVariable(prefix, id))
      .map((variable) => [variable, secretOf(variable)]),
  )

/** Local parties as the value of a list of the settings; `ports` by their ids, where they are not the usual ones. */
export const localListOf = (prefix: LocalKind, parties: readonly LocalParty[], ports: Readonly<Record<string, number>>): string =>
  JSON.stringify(
    parties.map((party) => ({
      id: party.id,
      protocol: party.protocol,
      origin: `http://localhost:${ports[party.id] ?? party.port}`,
      ...(sharesSecret(party) && { secretEnv: localSecretVariable(prefix, party.id) }),
      ...(hasWebhookSecret(party) && { webhookSecretEnv: webhookSecretVariable(prefix, party.id) }),
      ...(party.settings && { settings: party.settings }),
    })),
  )

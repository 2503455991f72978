import { keyProtocols } from './parties.ts'

/**
 * The game providers that the sandbox runs where `PROVIDERS` is not set: what the platform, the sandbox, `npm start` and the tests of
 * the whole product know of them. One more of a known protocol is one more line.
 */
export const localProviders = [
  { id: 'deepwater', protocol: 'deepwater', port: 4201 },
  { id: 'coralforge', protocol: 'coralForge', port: 4202 },
  { id: 'northlight', protocol: 'northlight', port: 4203 },
] as const

const upper = (id: string): string => id.toUpperCase().replaceAll('-', '_')

/** The variable that holds a local provider's secret. */
export const secretVariable = (id: string): string => `PROVIDER_${upper(id)}_SECRET`
/** The secrets of the local providers, by their variables. */
export const providerSecrets = (secretOf: (id: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    localProviders.filter(({ protocol }) => !keyProtocols.includes(protocol)).map(({ id }) => [secretVariable(id), secretOf(id)]),
  )
/** The variable that gives a local provider another port at `npm start`. */
export const portVariable = (id: string): string => `${upper(id)}_PORT`

/** The local providers as a value of `PROVIDERS`; `ports` by their ids, where they are not the usual ones. */
export const localProviderList = (ports: Readonly<Record<string, number>> = {}): string =>
  JSON.stringify(
    localProviders.map(({ id, protocol, port }) => ({
      id,
      protocol,
      origin: `http://localhost:${ports[id] ?? port}`,
      ...(!keyProtocols.includes(protocol) && { secretEnv: secretVariable(id) }),
    })),
  )

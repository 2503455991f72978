import { describe, expect, it } from 'vitest'
import { identitySecrets } from '@lagoon/contract/parties/localIdentity'
import { paymentSecrets } from '@lagoon/contract/parties/localPayments'
import { payoutSecrets } from '@lagoon/contract/parties/localPayouts'
import { localProviders, providerSecrets } from '@lagoon/contract/parties/localProviders'
import { readConfig } from './config.ts'
import { identityProtocols, paymentProtocols, payoutProtocols } from './config/protocols.ts'

const secrets = {
  TOKEN_SECRET: 't'.repeat(32),
  ...providerSecrets(() => 'p'.repeat(32)),
  ...paymentSecrets(() => 'm'.repeat(32)),
  ...payoutSecrets(() => 'm'.repeat(32)),
  ...identitySecrets(() => 'i'.repeat(32)),
  SMS_SECRET: 's'.repeat(32),
}
const problems = (environment: Record<string, string>): readonly string[] => {
  const config = readConfig(environment)
  return config.ok ? [] : config.error
}

describe('settings', () => {
  it('needs its secrets and nothing else', () => {
    const config = readConfig(secrets)
    expect(config.ok && config.value).toMatchObject({ port: 4100, host: '127.0.0.1', accessTokenSeconds: 600, sessionSeconds: 28_800 })
    expect(config.ok && config.value.passwordCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
    expect(problems({})).toEqual([
      'SMS_SECRET is missing: set it to a secret text of at least 32 characters.',
      'TOKEN_SECRET is missing: set it to a secret text of at least 32 characters.',
      ...[providerSecrets, paymentSecrets, payoutSecrets, identitySecrets]
        .flatMap((secretsOf) => Object.keys(secretsOf(() => '')))
        .map((name) => `${name} is missing: set it to a secret text of at least 32 characters.`),
    ])
  })

  it('puts players whose password is public into the embedded database alone, unless it is asked to', () => {
    const seedOf = (given: Record<string, string>) => {
      const config = readConfig({ ...secrets, ...given })
      return config.ok && config.value.seed
    }
    const DATABASE_URL = 'postgres://lagoon@db.example.com/lagoon'
    expect(seedOf({})).toBe('demo')
    expect(seedOf({ DATABASE_URL })).toBe('catalog')
    expect(seedOf({ DATABASE_URL, SEED: 'demo' })).toBe('demo')
    expect(seedOf({ SEED: 'off' })).toBe('off')
  })

  it('asks for no secret of a provider that proves itself by keys', () => {
    const PROVIDERS = '[{"id":"fjord","protocol":"northlight","origin":"https://fjord.example.com"}]'
    const config = readConfig({ ...secrets, PROVIDERS })
    expect(config.ok && config.value.providers).toEqual([
      { id: 'fjord', protocol: 'northlight', origin: 'https://fjord.example.com', secret: '' },
    ])
  })

  it('reports everything that is wrong at once, each with its remedy, and repeats no value', () => {
    const found = problems({
      PORT: '70000',
      TOKEN_SECRET: 'canary-short',
      ...providerSecrets(() => 'p'.repeat(32)),
      ...paymentSecrets(() => 'm'.repeat(32)),
      ...payoutSecrets(() => 'm'.repeat(32)),
      ...identitySecrets(() => 'i'.repeat(32)),
      SMS_SECRET: secrets.SMS_SECRET,
      DATABASE_URL: 'mysql://canary:canary@db/lagoon',
      SEED: 'maybe',
      LOG_LEVEL: 'loud',
      DATABSE_URL: 'postgres://canary@x/y',
    })
    expect(found).toEqual([
      'DATABSE_URL is not a setting of the platform: did you mean DATABASE_URL?',
      'PORT must be a number from 1 to 65535.',
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      'TOKEN_SECRET is too short: set it to a secret text of at least 32 characters.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      'SEED must be "demo", "catalog" or "off".',
    ])
    expect(found.join()).not.toContain('canary')
  })

  it.each(['0', '-1', '65536', '80a', '4100.5', ' 80'])('refuses the port %j', (PORT) => {
    expect(problems({ ...secrets, PORT })).toEqual(['PORT must be a number from 1 to 65535.'])
  })

  it.each(['24', '-1', '9.5', 'nine'])('refuses the hour %j', (RECONCILE_HOUR) => {
    expect(problems({ ...secrets, RECONCILE_HOUR })).toEqual(['RECONCILE_HOUR must be an hour of the day, from 0 to 23.'])
  })

  it('wants a database at the end of its address', () => {
    expect(problems({ ...secrets, DATABASE_URL: 'postgres://localhost:5432/' })[0]).toContain('must name a database at its end')
  })

  it('leaves other programs their variables', () => {
    expect(problems({ ...secrets, PATH: '/bin', HOSTNAME: 'box', MAIL: '/var/mail/me', npm_config_user_agent: 'npm', LANG: 'C' })).toEqual(
      [],
    )
  })

  it('takes an origin only, without a path', () => {
    expect(problems({ ...secrets, PUBLIC_ORIGIN: 'https://play.example.com/app' })[0]).toContain('must be an origin without a path')
  })
})

describe('an identity provider', () => {
  const own = { id: 'reef-id', protocol: 'sumsub', origin: 'https://id.reef.test', secretEnv: 'REEF_SECRET' }
  const given = (entry: object, more = {}) => ({ ...secrets, REEF_SECRET: 'r'.repeat(32), IDENTITY: JSON.stringify([entry]), ...more })

  it('has a secret of its calls and one of its webhooks', () => {
    const config = readConfig(given({ ...own, webhookSecretEnv: 'REEF_HOOKS' }, { REEF_HOOKS: 'h'.repeat(32) }))
    expect(config.ok && config.value.identity).toMatchObject([{ secret: 'r'.repeat(32), webhookSecret: 'h'.repeat(32) }])
  })

  it('is refused without the second', () => {
    expect(problems(given(own))).toEqual(['IDENTITY: reef-id needs webhookSecretEnv, the variable that holds the secret of its webhooks.'])
    expect(problems(given({ ...own, webhookSecretEnv: 'REEF_HOOKS' }, { REEF_HOOKS: 'canary' }))).toEqual([
      'REEF_HOOKS is too short: set it to a secret text of at least 32 characters.',
    ])
  })
})

describe('the list of game providers', () => {
  const reef = { id: 'reef', protocol: 'deepwater', origin: 'https://games.reef.test', secret: 'r'.repeat(32) }
  const withProviders = (...providers: readonly object[]) => ({ ...secrets, PROVIDERS: JSON.stringify(providers) })

  it('is the local one unless it is set, and one entry more is one provider more', () => {
    const local = readConfig(secrets)
    expect(local.ok && local.value.providers.map(({ id, origin }) => [id, origin])).toEqual(
      localProviders.map(({ id, port }) => [id, `http://localhost:${port}`]),
    )
    const two = readConfig(withProviders({ ...reef, id: 'deepwater', secret: undefined, secretEnv: 'PROVIDER_DEEPWATER_SECRET' }, reef))
    expect(two.ok && two.value.providers.map(({ id, secret }) => [id, secret[0]])).toEqual([
      ['deepwater', 'p'],
      ['reef', 'r'],
    ])
  })

  it.each([
    ['no list', { ...secrets, PROVIDERS: 'reef' }, 'PROVIDERS must be a JSON list like'],
    [
      'a protocol that nobody speaks',
      withProviders({ ...reef, protocol: 'hub88' }),
      'PROVIDERS: reef has a protocol that nobody here speaks',
    ],
    ['two of one name', withProviders(reef, reef), 'PROVIDERS has two entries called reef'],
    ['no secret', withProviders({ ...reef, secret: undefined, secretEnv: 'REEF_SECRET' }), 'REEF_SECRET is missing'],
    ['a short secret', withProviders({ ...reef, secret: 'canary' }), 'the secret of reef in PROVIDERS is too short'],
    [
      'an address with a path',
      withProviders({ ...reef, origin: 'https://reef.test/games' }),
      'PROVIDERS: the origin of reef must be an origin',
    ],
    ['a name with a space', withProviders({ ...reef, id: 'Reef Games' }), 'PROVIDERS, entry 1: id is not right'],
    ['a setting of its own', withProviders({ ...reef, secrets: 'canary' }), 'PROVIDERS, entry 1: secrets is not right'],
    [
      'the address of the time before',
      { ...secrets, PROVIDER_DEEPWATER_ORIGIN: 'https://x.test' },
      'PROVIDER_DEEPWATER_ORIGIN is not a setting any more',
    ],
  ])('is refused in one sentence with %s', (_what, environment, sentence) => {
    const found = problems(environment)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(sentence)
    expect(found[0]).not.toContain('canary')
  })
})

describe.each([
  ['PAYMENTS', paymentProtocols],
  ['PAYOUTS', payoutProtocols],
  ['IDENTITY', identityProtocols],
])('the list %s', (name, protocols) => {
  it('is refused with one sentence for each of its faults', () => {
    const reef = { id: 'reef', protocol: 'hub88', origin: 'https://reef.test', secretEnv: 'TOKEN_SECRET' }
    const withoutSecret = { ...reef, id: 'shore', secretEnv: 'SHORE_SECRET' }
    const unknown = (id: string) => `${name}: ${id} has a protocol that nobody here speaks: use one of ${protocols.join(', ')}.`
    expect(problems({ ...secrets, [name]: JSON.stringify([reef, reef, withoutSecret]) })).toEqual([
      unknown('reef'),
      `${name} has two entries called reef: give each an id of its own.`,
      unknown('shore'),
      'SHORE_SECRET is missing: set it to a secret text of at least 32 characters.',
    ])
  })
})

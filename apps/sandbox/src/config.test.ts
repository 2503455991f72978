import { describe, expect, test } from 'vitest'
import { identitySecrets, localIdentity } from '@lagoon/contract/parties/localIdentity'
import { localPayments, paymentSecrets } from '@lagoon/contract/parties/localPayments'
import { localPayouts, payoutSecrets } from '@lagoon/contract/parties/localPayouts'
import { localProviders, providerSecrets } from '@lagoon/contract/parties/localProviders'
import { ConfigError, readConfig } from './config.ts'

const secret = 'thirty-two characters, or some more'
const secrets = {
  ...providerSecrets(() => secret),
  ...paymentSecrets(() => secret),
  ...payoutSecrets(() => secret),
  ...identitySecrets(() => secret),
  SMS_SECRET: secret,
  OPERATOR_SECRET: secret,
}

describe('settings', () => {
  test('have defaults for all but the secrets', () => {
    expect(readConfig(secrets)).toMatchObject({
      providers: localProviders.map(({ id, protocol, port }) => ({
        id,
        protocol,
        origin: `http://localhost:${port}`,
        secret: protocol === 'northlight' ? '' : secret,
      })),
      identity: localIdentity.map(({ port, ...party }) => ({
        ...party,
        origin: `http://localhost:${port}`,
        secret,
        webhookSecret: secret,
      })),
      payouts: localPayouts.map(({ port, ...party }) => ({ ...party, origin: `http://localhost:${port}`, secret })),
      payments: localPayments.map(({ port, ...party }) => ({ ...party, origin: `http://localhost:${port}`, secret })),
      platformOrigin: 'http://localhost:4100',
      mailPort: 4210,
      smtpPort: 4225,
      operatorPort: 4211,
      backOfficePort: 4232,
      reviewers: ['Ana Reyes', 'Ben Okafor', 'Chloe Martin'],
      ipLookupPort: 4212,
      marketingPort: 4213,
      pushPort: 4214,
    })
  })

  test.each([
    [{}, 'SMS_SECRET is required'],
    [{ ...secrets, PROVIDER_DEEPWATER_SECRET: 'short' }, 'PROVIDER_DEEPWATER_SECRET is too short'],
    [{ ...secrets, PROVIDERS: '[{"id":"reef","protocol":"hub88","origin":"http://localhost:1"}]' }, 'a protocol that nobody here speaks'],
    [{ ...secrets, PAYMENTS: '[{"id":"reef","protocol":"barter","origin":"http://localhost:1"}]' }, 'a protocol that nobody here speaks'],
    [{ ...secrets, IDENTITY_SUMSUB_WEBHOOK_SECRET: undefined }, 'IDENTITY_SUMSUB_WEBHOOK_SECRET is missing'],
    [{ ...secrets, OPERATOR_SECRET: 'short' }, 'OPERATOR_SECRET is required'],
    [{ ...secrets, SMTP_PORT: '0' }, 'SMTP_PORT is at least 1'],
    [{ ...secrets, MAIL_PORT: '70000' }, 'MAIL_PORT is at most 65535'],
    [{ ...secrets, IP_LOOKUP_PORT: 'eighty' }, 'IP_LOOKUP_PORT is a port number'],
    [{ ...secrets, PLATFORM_ORIGIN: 'lagoon' }, 'PLATFORM_ORIGIN is an address'],
    [{ ...secrets, PLATFORM_ORIGIN: 'ftp://lagoon' }, 'PLATFORM_ORIGIN begins with http'],
    [{ ...secrets, BACK_OFFICE_REVIEWERS: 'Ana, ,Ben' }, 'BACK_OFFICE_REVIEWERS is names with commas'],
    [{ ...secrets, LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
  ])('name the wrong one and the remedy: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('never repeat the secret', () => {
    expect(() => readConfig({ ...secrets, PROVIDER_DEEPWATER_SECRET: 'short-secret' })).toThrow(expect.not.stringContaining('short-secret'))
  })
})

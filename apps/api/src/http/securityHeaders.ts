import type { IncomingMessage, ServerResponse } from 'node:http'
import { GRAPHQL_PREFIX } from '@lagoon/contract/http/http'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { reactAriaStyleHashes } from './styleHashes.ts'

/** Rights that the app never asks the browser for; notifications are no policy-controlled feature. */
const denied = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb']

/** Where the Firebase SDK asks for a push token. */
const firebaseOrigins = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']

const YEAR_SECONDS = 31_536_000

const originsOf = (...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))

const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws')

/** Parts of a page: they are never a document, so the short rules do, and a first visit is spared 20 kB of headers. */
export const isPart = (request: IncomingMessage): boolean => /^\/(assets|covers)\//.test(request.url ?? '')
const partPolicy = "default-src 'none'"

/** An answer to a program: nothing in it runs, loads or is framed, even where somebody opens it as a page. */
const isCall = (request: IncomingMessage): boolean => (request.url ?? '').startsWith(GRAPHQL_PREFIX)
const callPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

/**
 * The browser's rules for every answer: what may run, load, frame and be sent where. Nothing inline runs but what a
 * page names by its hash (`allowScript`); of what is foreign only the marketing service's script may load, and only where there is
 * such a service.
 */
export const securityHeaders = (config: Config): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const isSecure = config.publicOrigin.startsWith('https:')
  const providers = [...new Set(config.providers.map(({ origin }) => origin))]
  // A provider's own fields for a card stand in a frame of the page where it is paid.
  const payments = [...new Set(config.payments.map(({ origin }) => origin))].filter((origin) => !providers.includes(origin))
  // Documents are photographed in the frame of an identity provider, which the app asks besides what it takes.
  const identity = [...new Set(config.identity.map(({ origin }) => origin))]
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...originsOf(config.marketingSdkUrl)],
        'style-src': ["'self'", ...reactAriaStyleHashes],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': [
          "'self'",
          socketOrigin(config.publicOrigin),
          ...originsOf(config.ipLookupUrl, config.marketingSdkUrl),
          ...identity,
          ...(config.push?.kind === 'firebase' ? firebaseOrigins : []),
        ],
        'frame-src': [...new Set([...providers, ...payments, ...identity])],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'media-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        // The app sends what is typed by its own calls. A form that is submitted before the scripts of its page have come would put all of
        // it, a password too, into the address.
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['lagoon', 'default'],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const permissions = [
    ...denied.map((feature) => `${feature}=()`),
    `fullscreen=(self ${providers.map((origin) => `"${origin}"`).join(' ')})`,
    // On every page: the app goes from any of them to the verification without another document. A browser hands to a frame what the
    // page itself may do only, so the page may too; no code of it asks.
    identity.length === 0 ? 'camera=()' : `camera=(self ${identity.map((origin) => `"${origin}"`).join(' ')})`,
  ].join(', ')
  return (request, response) => {
    if (isPart(request) || isCall(request)) {
      response.setHeader('content-security-policy', isPart(request) ? partPolicy : callPolicy)
      if (isCall(request)) {
        response.setHeader('cross-origin-opener-policy', 'same-origin')
        response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
      }
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('cross-origin-resource-policy', 'same-origin')
      if (isSecure) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
      return
    }
    apply(request, response, (error?: unknown) => {
      if (error instanceof Error) throw error
    })
    response.setHeader('permissions-policy', permissions)
  }
}

const allow = (directive: 'script-src' | 'style-src') => (response: ServerResponse, hash: string) => {
  const policy = String(response.getHeader('content-security-policy'))
  response.setHeader(
    'content-security-policy',
    policy.replace(`${directive} 'self'`, (sources) => `${sources} ${hash}`),
  )
}
/** Lets one more style element stand in this page, by the hash of its text. */
export const allowStyle = allow('style-src')
/** Lets one script element run in this page, by the hash of its text. */
export const allowScript = allow('script-src')

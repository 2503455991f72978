import type { IncomingMessage } from 'node:http'

/** Whether a call comes from a page of this very server: a page of another origin that the browser has open must not switch anything. */
export const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type'] === 'application/json' && (headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host)

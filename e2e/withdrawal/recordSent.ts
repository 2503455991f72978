import type { Page } from '@playwright/test'

/** What a page sends, by the origin that receives it. */
export interface Sent {
  /** How often these digits went to an origin, whatever stands between them. */
  readonly timesTo: (origin: string, digits: string) => number
}

/** Records everything that a page and the frames in it send from now on: addresses, headers, bodies, and what goes through sockets. */
export const recordSent = (page: Page): Sent => {
  const sent: { readonly origin: string; readonly text: string }[] = []
  page.on('request', (request) => {
    const text = [request.url(), ...Object.values(request.headers()), request.postData() ?? ''].join('\n')
    sent.push({ origin: new URL(request.url()).origin, text })
  })
  page.on('websocket', (socket) => {
    const { origin } = new URL(socket.url().replace(/^ws/, 'http'))
    socket.on('framesent', ({ payload }) => sent.push({ origin, text: String(payload) }))
  })
  return {
    timesTo: (origin, digits) =>
      sent.filter((one) => one.origin === origin && one.text.replaceAll(/[\s+-]|%20/g, '').includes(digits)).length,
  }
}

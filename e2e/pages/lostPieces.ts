import type { Page } from '@playwright/test'

/** §8, letter for letter. */
export const CHUNK_TEXT = 'Please try again! Page is not loading correctly due to a network issue.'

/** Ways in which a piece of the app gets lost. */
export const losses = {
  '404': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page in its place': { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
  'a syntax error': { status: 200, contentType: 'text/javascript', body: 'export const {' },
  'no connection': 'abort',
} as const
export type Loss = keyof typeof losses

/** Loses what a glob of addresses names, until it is unrouted. */
export const lose = (page: Page, addresses: string, loss: Loss) =>
  page.route(addresses, (route) => {
    const answer = losses[loss]
    return answer === 'abort' ? route.abort() : route.fulfill(answer)
  })

import { expect, test } from 'vitest'
import { startIpLookup } from './startIpLookup.ts'

const port = 4275

test('answers an address that cannot be read with 404, and the next call as ever', async () => {
  const stop = await startIpLookup({
    port,
    platformOrigin: 'http://127.0.0.1:9',
    settings: () => ({ mode: 'answers', country: 'US' }),
  })
  try {
    const call = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) })
    expect((await call('//')).status).toBe(404)
    expect(await (await call('/country')).json()).toEqual({ country: 'US' })
  } finally {
    await stop()
  }
})

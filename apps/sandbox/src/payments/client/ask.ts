/** Asks the page's own server, with JSON. Rejects when it does not answer, or not with 200. */
export const ask = async <Reply>(path: string, body?: object): Promise<Reply> => {
  const response = await fetch(path, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Reply
}

/** A value that the server wrote into the page. */
export const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

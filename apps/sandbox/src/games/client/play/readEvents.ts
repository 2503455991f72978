export interface EventsOptions {
  readonly path: string
  readonly token: string
  readonly onEvent: (event: unknown) => void
  readonly onOpen: () => void
  /** The server refuses the stream for good. */
  readonly onRefused: (message: string) => void
  /** The stream ended or could not be had; it is tried again. */
  readonly onLost: () => void
}

/** Silence for longer than two beats of the server is a lost connection. */
const SILENCE_MS = 35_000
const AGAIN_MS = 1_500

/** Reads server-sent events that are for one player, whose token must not stand in an address. Comes back by itself; gives the way to stop. */
export const readEvents = ({ path, token, onEvent, onOpen, onRefused, onLost }: EventsOptions): (() => void) => {
  let reading = new AbortController()
  let again = 0
  let isStopped = false

  const read = async (): Promise<void> => {
    reading = new AbortController()
    let silence = 0
    const hear = () => {
      window.clearTimeout(silence)
      silence = window.setTimeout(() => reading.abort(), SILENCE_MS)
    }
    try {
      hear()
      const response = await fetch(path, { headers: { authorization: `Bearer ${token}` }, signal: reading.signal })
      if (response.status === 401) {
        isStopped = true
        const { message } = (await response.json()) as { message: string }
        return onRefused(message)
      }
      if (!response.ok || !response.body) throw new Error('no stream')
      onOpen()
      let text = ''
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        hear()
        text += value
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice('data: '.length)))
      }
    } catch {
      // Told below: a stream that ends and one that fails are the same to the player.
    } finally {
      window.clearTimeout(silence)
    }
    if (isStopped) return
    onLost()
    again = window.setTimeout(() => void read(), AGAIN_MS)
  }
  void read()
  return () => {
    isStopped = true
    window.clearTimeout(again)
    reading.abort()
  }
}

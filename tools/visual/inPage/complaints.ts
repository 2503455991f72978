const complaints: string[] = []

/** Keeps what the page complains of on the console, besides writing it there. */
export const listenToConsole = () => {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: readonly unknown[]) => {
      complaints.push(words.map(String).join(' '))
      write(...words)
    }
  }
}

/**
 * Fails where the console heard a complaint since the last check: a request that nothing answers, two children with one key. What a
 * story leaves running complains in a later one, and fails it.
 */
export const checkConsole = () => {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(`The console complains:\n${heard.join('\n')}`)
}

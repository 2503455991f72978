const complaints: string[] = []

/** A flow ends with what it looks for; what the app asks for again after that has no scenario, and may come before the end or after it. */
const isAskedAgain = (complaint: string) => complaint.startsWith('[MSW]') && complaint.includes('/graphql/')

/** Keeps what the page complains of on the console, besides writing it there. */
export const listenToConsole = () => {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: readonly unknown[]) => {
      const complaint = words.map(String).join(' ')
      if (!isAskedAgain(complaint)) complaints.push(complaint)
      write(...words)
    }
  }
}

/**
 * Fails where the console heard a complaint since the last check: two children with one key, a request that nothing answers. What a
 * story leaves running complains in a later one, and fails it.
 */
export const checkConsole = () => {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(`The console complains:\n${heard.join('\n')}`)
}

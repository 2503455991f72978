const complaints: string[] = []

/** Requests that nothing answered so far. */
const unanswered = new Set<string>()

/**
 * A story ends with what it looks for, and what its page asks for last may come before that end or after it: only what is asked for
 * again is left running. The app asks for its own data again whenever they may have changed.
 */
const isLastRequest = (complaint: string): boolean => {
  if (!complaint.startsWith('[MSW]')) return false
  const isFirst = !unanswered.has(complaint)
  unanswered.add(complaint)
  return isFirst || complaint.includes('/graphql/')
}

/** Keeps what the page complains of on the console, besides writing it there. */
export const listenToConsole = () => {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: readonly unknown[]) => {
      const complaint = words.map(String).join(' ')
      if (!isLastRequest(complaint)) complaints.push(complaint)
      write(...words)
    }
  }
}

/**
 * Fails where the console heard a complaint since the last check: two children with one key, a request that nothing answers and that is made again. What a
 * story leaves running complains in a later one, and fails it.
 */
export const checkConsole = () => {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(`The console complains:\n${heard.join('\n')}`)
}

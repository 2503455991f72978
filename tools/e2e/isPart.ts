/** Options of Playwright's whose value is a word of its own, and that leave a run whole. */
const withValue = /^(--(config|reporter|retries|timeout|trace|workers)|-[cj])$/

/**
 * Whether a run of Playwright was told to walk a part only: a file, a folder, a project, or a title. Read from its command line, where
 * every word that is neither an option nor the value of one is part of a path (https://playwright.dev/docs/test-cli).
 */
export const isPartOfWalks = (options: readonly string[] = process.argv.slice(2)): boolean =>
  options.some((option, at) => {
    if (option.startsWith('-')) return /^(-g|--(grep|project|shard|last-failed|only-changed|list))/.test(option)
    return option !== 'test' && !withValue.test(options[at - 1] ?? '')
  })

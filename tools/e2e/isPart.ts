/** Whether a run of Playwright was told to walk a part only: a file, a folder, a project, or the long walks. Read from its command line. */
export const isPartOfWalks = (options: readonly string[] = process.argv.slice(2)): boolean =>
  options.some((option) => /^e2e\/|\.spec\.ts|^-g|^--(grep|project|shard|last-failed|only-changed|list)/.test(option))

import type { Served } from '../reportPage.ts'

/** What the page can do with an approval: a file writes down a command, the review does it at once. */
export interface Decisions {
  readonly isApproved: (picture: string) => boolean
  /** True where an approval can be taken back. */
  readonly isReversible: boolean
  readonly approve: (pictures: readonly string[]) => Promise<void>
  readonly takeBack: (picture: string) => void
  /** One sentence on where things stand. */
  readonly said: () => string
}

/** The command that approves the marked pictures; all of them need not be named. */
export const approvalCommand = (marked: readonly string[], all: number): string =>
  marked.length === 0 ? '' : `npm run visual:approve -- --pictures ${marked.length === all ? 'all' : marked.join(',')}`

export const written = (): Decisions & { marked: () => readonly string[] } => {
  const marked = new Set<string>()
  return {
    isApproved: (picture) => marked.has(picture),
    isReversible: true,
    approve: async (pictures) => {
      for (const picture of pictures) marked.add(picture)
    },
    takeBack: (picture) => {
      marked.delete(picture)
    },
    said: () => (marked.size === 0 ? 'Nothing is marked yet.' : `${marked.size} marked. This command approves them:`),
    marked: () => [...marked],
  }
}

export const done = ({ approved }: Served): Decisions => {
  const copied = new Set(approved)
  let refusal = ''
  return {
    isApproved: (picture) => copied.has(picture),
    isReversible: false,
    approve: async (pictures) => {
      const answer = await fetch('/approve', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pictures }),
      }).catch(() => undefined)
      refusal = answer?.ok ? '' : `Not approved: ${answer ? await answer.text() : 'the review does not run any more'}.`
      if (answer?.ok) for (const picture of pictures) copied.add(picture)
    },
    takeBack: () => undefined,
    said: () =>
      refusal || (copied.size === 0 ? 'Nothing is approved yet.' : `${copied.size} approved: look at git diff, commit the baselines.`),
  }
}

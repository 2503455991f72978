import { execFileSync } from 'node:child_process'

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Where the work at hand began: where the branch left main; on main itself the last commit. */
export const workBegan = (root: string): string => {
  if (git(root, 'rev-parse', '--abbrev-ref', 'HEAD').trim() === 'main') return 'HEAD'
  try {
    return git(root, 'merge-base', 'HEAD', 'main').trim()
  } catch {
    return 'HEAD'
  }
}

/** Every file that differs from `since`, committed or not, new, moved (both names) or deleted. */
export const changedFiles = (root: string, since: string = workBegan(root)): readonly string[] => [
  ...new Set([
    ...lines(git(root, 'diff', '--name-only', '--no-renames', since, '--')),
    ...lines(git(root, 'ls-files', '--others', '--exclude-standard')),
  ]),
]

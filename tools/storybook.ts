import { spawnSync } from 'node:child_process'
import { generateSources } from './tasks.ts'

// npm run storybook [-- --no-open]: what stories stand on that is not in git, then Storybook.
generateSources()
process.exitCode = spawnSync('storybook', ['dev', '-p', '6006', '--no-open', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1

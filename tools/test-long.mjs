import { runOnNode24 } from './bootstrap.mjs'

runOnNode24('test-long/test-long.ts')

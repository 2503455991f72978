import { join } from 'node:path'

/**
 * Where the products of this run keep their data. In the environment, since every worker reads the configuration anew and has to find the
 * folder of the run.
 */
export const dataFolder = (process.env['E2E_DATA'] ??= join(import.meta.dirname, `../../dist/e2e-data/${Date.now()}`))

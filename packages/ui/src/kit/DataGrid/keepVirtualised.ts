/**
 * For stories only, imported for its effect. Where NODE_ENV is `test` React Aria renders every row of a virtualised collection,
 * unless VIRT_ON is set in an environment that a browser does not have. A story that runs as a test is to show what a player gets.
 */
if (import.meta.env.MODE === 'test') Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } })

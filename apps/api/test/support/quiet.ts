/** A log for tests: nothing of it is read. */
export const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/**
 * `Promise.all` for the statements of one transaction: it fails with the first failure of the list, and only when all have ended. A
 * statement that is still on its way when the transaction is rolled back would run after ROLLBACK, and stand by itself.
 */
export const waitForAll = async <const All extends readonly unknown[]>(
  all: All,
): Promise<{ -readonly [Index in keyof All]: Awaited<All[Index]> }> => {
  await Promise.allSettled(all)
  return Promise.all(all)
}

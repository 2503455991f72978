import type { TestInfo } from '@playwright/test'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

export const isOnPhone = (info: TestInfo): boolean => info.project.name === 'phone'

/** For `test.use`: on a phone the words of one stand in the user agent, by which the guards know it (§9). */
export const phoneAgent = {
  userAgent: async (
    { userAgent }: { userAgent: string | undefined },
    provide: (agent: string | undefined) => Promise<void>,
    info: TestInfo,
  ) => provide(isOnPhone(info) ? IPHONE : userAgent),
}

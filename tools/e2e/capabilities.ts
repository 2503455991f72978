/** Folders of `e2e` whose walks are about one capability. */
export const walkedCapabilities = [
  'account',
  'content',
  'kyc',
  'lobby',
  'operator',
  'shell',
  'social',
  'support',
  'wallet',
  'withdrawal',
] as const
export type WalkedCapability = (typeof walkedCapabilities)[number]

/** Walks of every page, whatever capability it belongs to: addresses, budgets, what the server renders. */
export const PAGE_WALKS = 'pages'

/** Capabilities whose screens no walk is about but those of every page. */
const pagesOnly = ['rewards'] as const

/** Where servers name a capability by what it deals with outside: the beginning of a path, and the capability. */
const partyFolders: readonly (readonly [path: RegExp, capability: WalkedCapability])[] = [
  [/^apps\/(api|sandbox)\/src\/identity\//, 'kyc'],
  [/^apps\/(api|sandbox)\/src\/payments\//, 'wallet'],
  [/^apps\/(api|sandbox)\/src\/payouts\//, 'withdrawal'],
  [/^apps\/(api\/src\/modules\/operator|sandbox\/src\/backOffice\/client)\/support\//, 'support'],
  [/^apps\/sandbox\/src\/backOffice\/client\/(withdrawals|verification)\//, 'withdrawal'],
  [/^apps\/(api\/src\/providers|sandbox\/src\/(games|deepwater|coralForge|northlight))\//, 'lobby'],
  [/^packages\/(games|covers)\//, 'lobby'],
  [/^apps\/sandbox\/src\/operator\//, 'operator'],
  [/^apps\/(api|sandbox)\/src\/push\//, 'shell'],
]

/** Lists the tabs of the profile, of whatever capability: as the table of all routes, it is about none. */
const PROFILE_TABS = 'apps/web/src/routes/account/profileTabs.ts'

/** Where a folder, or a file of the schema, has the name of its capability. */
const byName =
  /^(?:packages\/(?:ui\/src\/screens|domain\/src|contract\/src)|apps\/(?:web\/src\/routes|api\/src\/modules)|e2e)\/(\w+)\/|^packages\/contract\/schema\/(\w+)\.graphql$/

/** What no walk can see: stories, tests of other kinds, words about the code. */
const unseen =
  /\.(stories\.tsx|test\.tsx?|md)$|^(visual|docs|integration|e2e\/browsers)\/|^apps\/(api\/(test|bench)|web\/src\/flows)\/|^\.storybook\//

/** The folders of walks that a file is about; undefined where it may matter to all of them. */
export const walksAbout = (file: string): readonly string[] | undefined => {
  if (unseen.test(file)) return []
  if (file === PROFILE_TABS) return undefined
  const party = partyFolders.find(([path]) => path.test(file))
  if (party) return [party[1]]
  const [, folder, schema] = byName.exec(file) ?? []
  const name = folder ?? schema
  if (walkedCapabilities.some((walked) => walked === name)) return [name ?? '']
  if (file.startsWith('e2e/')) return name === PAGE_WALKS ? [PAGE_WALKS] : undefined
  return pagesOnly.some((only) => only === name) ? [PAGE_WALKS] : undefined
}

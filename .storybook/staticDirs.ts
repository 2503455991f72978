/** What stories fetch by address instead of importing it; `from` counts from this folder. */
export const staticDirs = [{ from: '../packages/ui/src/covers', to: '/covers' }]
